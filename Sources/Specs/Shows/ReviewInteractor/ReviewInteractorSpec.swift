/// What has to be true of an interactor that publishes a review.
///
/// ```swift
/// @Suite struct OurReviewInteractor {
///     @Test(arguments: ReviewInteractorSpec.requirements)
///     func conforms(to requirement: ReviewInteractorSpec.Requirement) async throws {
///         try await requirement.verify { OurInteractor(showService: $0.showService) }
///     }
/// }
/// ```
public enum ReviewInteractorSpec: Spec {
    /// The services.
    public typealias Fixture = ShowsInteractorFixture
    /// An interactor, or an adapter that forwards everything to one.
    public typealias Subject = any ReviewInteractorInterface

    /// All requirements.
    public static let requirements: [Requirement] = asking("REVIEW-INTERACTOR", from: 1)
}

extension ReviewInteractorSpec: AskingInteractor {
    static var questions: [ServiceQuestion<Subject>] {
        let reviews = [Review].usual + [Review].delicate.prefix(2)
        return [
            ServiceQuestion(
                "addReview(_:rating:for:_:)",
                { $0.showService.addReview },
                values: reviews,
                arguments: { ($0, rating: 4, for: "show \($0)") }
            ) { $0.addReview($1, rating: 4, for: "show \($1)", $2) },
            // Reviews that differ only in the rating, or only in the show.
            ServiceQuestion(
                "addReview(_:rating:for:_:)",
                { $0.showService.addReview },
                values: reviews,
                arguments: { ("Good.", rating: 1 + $0.count % 5, for: "7") }
            ) { $0.addReview("Good.", rating: 1 + $1.count % 5, for: "7", $2) },
            ServiceQuestion(
                "addReview(_:rating:for:_:)",
                { $0.showService.addReview },
                values: reviews,
                arguments: { ("Good.", rating: 4, for: $0) }
            ) { $0.addReview("Good.", rating: 4, for: $1, $2) },
        ]
    }
}
