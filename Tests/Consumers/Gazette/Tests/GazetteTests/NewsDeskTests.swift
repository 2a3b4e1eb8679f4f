import ArticlesSpecs
import Gazette
import Testing

/// Our desk calls back what the kit's interactor tells its output.
@Suite struct NewsDeskTests {
    @Test(arguments: ArticlesInteractorSpec.requirements)
    func conforms(to requirement: ArticlesInteractorSpec.Requirement) async throws {
        try await requirement.verify(
            deviations: ["ARTICLES-INTERACTOR-10": "A feed with a completion cannot be cancelled."]
        ) { fixture in
            let desk = NewsDesk(feed: fixture.service)
            fixture.track(desk)
            return CallingBack(desk, output: fixture.output)
        }
    }
}

/// Tells an output what a desk calls back.
@MainActor
private final class CallingBack: ArticlesInteractorInput {
    private let desk: any NewsDeskProtocol
    private weak var output: (any ArticlesInteractorOutput)?

    init(_ desk: any NewsDeskProtocol, output: any ArticlesInteractorOutput) {
        self.desk = desk
        self.output = output
    }

    func fetchArticles() {
        desk.latest { [weak output] result in
            switch result {
            case .success(let stories): output?.articlesFetched(stories.map(\.article))
            case .failure: output?.articlesFetchFailed()
            }
        }
    }
}
