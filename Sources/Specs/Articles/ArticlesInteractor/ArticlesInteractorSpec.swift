/// What has to be true of an interactor that fetches articles.
///
/// Its service is `async`, so an answer comes once, and a fetch can be cancelled.
///
/// ```swift
/// @Suite struct OurArticlesInteractor {
///     @Test(arguments: ArticlesInteractorSpec.requirements)
///     func conforms(to requirement: ArticlesInteractorSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let interactor = OurInteractor(service: fixture.service)
///             interactor.output = fixture.output
///             return interactor
///         }
///     }
/// }
/// ```
public enum ArticlesInteractorSpec: Spec {
    /// The service and the output.
    public typealias Fixture = ArticlesInteractorFixture
    /// An interactor, or an adapter that forwards everything to one.
    public typealias Subject = any ArticlesInteractorInput

    /// All requirements.
    public static let requirements: [Requirement] =
        fetching + overlapping + shared("ARTICLES-INTERACTOR", from: 11)
}

extension ArticlesInteractorSpec: AnsweredModule {
    package static let names = (module: "interactor", listener: "output")
    package static let kinds = 3

    package static func words(of kind: Int) -> String { ["a failure", "no articles", "articles"][kind] }

    package static func fixture() -> Fixture { Fixture() }

    package static func ask(_ run: Run<Self>) async { await run.fetch() }

    package static func answer(_ run: Run<Self>, _ kind: Int) async {
        guard let held = run.held.last, held.count == 0 else { return }
        let answers: [Result<[Article], any Error>] = [.failure(.offline), .success([]), .success(.usual)]
        await Task.detached { held.end(with: answers[kind]) }.value
    }

    package static func questions(in fixture: Fixture) -> Int { fixture.service.calls.count }

    package static func tellings(in fixture: Fixture) -> Int { fixture.output.calls.count }

    package static func listener(in fixture: Fixture) -> AnyObject { fixture.output }

    package static func letGoOfListener(_ run: Run<Self>) async {
        await run.letGo(of: \.output, replacedBy: ArticlesInteractorOutputSpy(log: run.log))
    }
}
