/// Fetches the interactor's articles over a network.
@MainActor
public protocol ArticlesService: Sendable {
    /// Fetches all articles with a `GET` request.
    ///
    /// - Returns: The articles, in the order in which they came.
    /// - Throws: ``ArticlesServiceError``, soon after its time limit at the latest; a fetch whose task is cancelled may
    ///   throw `CancellationError` as well.
    func fetchArticles() async throws -> [Article]
}
