/// What the view of the articles shows, whatever its order.
enum ArticlesScreen: Hashable {
    /// Nothing yet.
    case blank
    /// The screen for no articles.
    case noContent
    /// Articles, by their numbers.
    case articles([Int])

    /// What has to be shown for an answer.
    init(for articles: [Article]) { self = articles.isEmpty ? .noContent : .list(articles) }

    /// A list that the view is told to show, even if it is empty.
    static func list(_ articles: [Article]) -> Self { .articles(articles.numbers.sorted()) }
}
