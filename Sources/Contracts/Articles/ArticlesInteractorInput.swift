/// What the articles presenter asks of the articles interactor.
@MainActor
public protocol ArticlesInteractorInput {
    /// Fetches the articles, and tells them to the output, or that they could not be fetched.
    ///
    /// Of fetches that overlap, only the newest has to be answered.
    func fetchArticles()
}
