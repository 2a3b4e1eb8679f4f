public import Proof
public import ShowsSpecs

/// Faulty interactors of a show.
public enum ShowDetailsInteractorWitnesses {
    /// All witnesses.
    public static let all: [Witness<ShowDetailsInteractorSpec>] =
        Witness.asking(as: { $0 }) + [
            .faulty("takes a failure for no reviews", violates: [3], as: { $0 }) {
                $0.edit = { result in
                    if case .failure = result { .success([Review]()) } else { result }
                }
            },
            .faulty("keeps reviews where there are none any more", violates: [5], as: { $0 }) {
                var kept: [Review] = []
                $0.edit = { result in
                    result.map { value in
                        guard let reviews = value as? [Review] else { return value }
                        if !reviews.isEmpty { kept = reviews }
                        return kept
                    }
                }
            },
            .faulty("sorts reviews by their ratings", violates: [2], as: { $0 }) {
                $0.edit = { $0.map { value in (value as? [Review])?.sorted { $0.rating > $1.rating } ?? value } }
            },
            .faulty("tells reviews that are alike once", violates: [2], as: { $0 }) {
                $0.edit = { result in
                    result.map { value in
                        guard let reviews = value as? [Review] else { return value }
                        return reviews.indices.filter { !reviews[..<$0].contains(reviews[$0]) }.map { reviews[$0] }
                    }
                }
            },
            .faulty("leaves out reviews without a comment", violates: [2], as: { $0 }) {
                $0.edit = { $0.map { value in (value as? [Review])?.filter { !$0.comment.isEmpty } ?? value } }
            },
        ]
}
