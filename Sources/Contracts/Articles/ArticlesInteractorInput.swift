/// What the articles presenter asks of the articles interactor.
@MainActor
public protocol ArticlesInteractorInput {
    /// Fetches the articles, and tells the output the articles or that the fetch has failed.
    ///
    /// Of fetches that overlap, only the newest has to be answered.
    func fetchArticles()
}
