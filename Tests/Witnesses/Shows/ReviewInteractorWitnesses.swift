public import Proof
public import ShowsSpecs

/// Faulty interactors of a review.
public enum ReviewInteractorWitnesses {
    /// All witnesses.
    public static let all: [Witness<ReviewInteractorSpec>] =
        Witness.asking(as: { $0 }) + [
            .faulty("takes a failure for a review", violates: [3], as: { $0 }) {
                $0.edit = { .success((try? $0.get()) ?? Review(id: "", comment: "", rating: 1, author: "")) }
            },
            .faulty("takes reviews with the same comment for one", violates: [4], as: { $0 }) {
                $0.joins = { $1[0] }
            },
            .faulty("takes reviews with the same comment of the same show for one", violates: [4], as: { $0 }) {
                $0.joins = { $1[0] + $1[2] }
            },
            .faulty("gives four stars at most", violates: [1], as: { $0 }) { $0.stars = { min($0, 4) } },
            .faulty("makes the author up", violates: [2], as: { $0 }) {
                $0.edit = {
                    $0.map { value in
                        guard var review = value as? Review else { return value }
                        review.author = "me"
                        return review
                    }
                }
            },
        ]
}
