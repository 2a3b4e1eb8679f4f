/// What has to be true of an interactor that finds a show and its reviews.
///
/// ```swift
/// @Suite struct OurShowDetailsInteractor {
///     @Test(arguments: ShowDetailsInteractorSpec.requirements)
///     func conforms(to requirement: ShowDetailsInteractorSpec.Requirement) async throws {
///         try await requirement.verify { OurInteractor(showService: $0.showService) }
///     }
/// }
/// ```
public enum ShowDetailsInteractorSpec: Spec {
    /// The services.
    public typealias Fixture = ShowsInteractorFixture
    /// An interactor, or an adapter that forwards everything to one.
    public typealias Subject = any ShowDetailsInteractorInterface

    /// All requirements.
    public static let requirements: [Requirement] = asking("SHOW-DETAILS-INTERACTOR", from: 1)
}

extension ShowDetailsInteractorSpec: AskingInteractor {
    static var questions: [ServiceQuestion<Subject>] {
        [
            ServiceQuestion(
                "getShowDetails(for:_:)",
                { $0.showService.getShowDetails },
                values: [Show("Dark"), [Show].delicate[3], Show(id: "", title: "")],
                arguments: { $0 }
            ) { $0.getShowDetails(for: $1, $2) },
            ServiceQuestion(
                "getAllReviews(for:_:)",
                { $0.showService.getAllReviews },
                values: [.usual, .delicate, []],
                arguments: { $0 }
            ) { $0.getAllReviews(for: $1, $2) },
        ]
    }
}
