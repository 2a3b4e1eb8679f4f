import Foundation

extension Run<ArticlesInteractorSpec> {
    /// Asks the interactor for articles.
    func fetch() async { await step("fetchArticles()") { $0.fetchArticles() } }

    /// Asks the interactor for articles, and lets the service answer.
    func fetch(finding result: Result<[Article], any Error>) async {
        let (asked, told) = (fixture.held.count, fixture.output.calls.count)
        await step("fetchArticles()", until: { $0.held.count > asked }) { $0.fetchArticles() }
        // An interactor that retries after a failure is answered again.
        for count in asked..<asked + 3 where fixture.held.count > count {
            fixture.held[count].end(with: result)
            await settle()
        }
        await settle { $0.output.calls.count > told }
    }
}

extension HeldAnswer<Void, [Article], any Error> {
    /// Gives a value or an error.
    func end(with result: Result<[Article], any Error>) {
        switch result {
        case .success(let articles): give(articles)
        case .failure(let error): fail(error)
        }
    }
}

extension Error where Self == ArticlesServiceError {
    /// What a service throws if there is no network.
    static var offline: Self { Self(.connection, address: URL(filePath: "/articles")) }
}
