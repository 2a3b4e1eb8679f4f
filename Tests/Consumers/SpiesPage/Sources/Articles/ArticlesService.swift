public import Foundation

/// Finds articles, and says what they cost.
public protocol ArticlesService {
    func articles(from start: Date, through end: Date) async throws -> [Article]
    func article(_ id: Int) async throws -> Article
    func unread() -> Int
    func prices(of article: Article) -> AsyncThrowingStream<Int, any Error>
}
