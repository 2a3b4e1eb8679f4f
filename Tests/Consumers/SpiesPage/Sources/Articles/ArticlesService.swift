/// Finds articles, page by page.
public protocol ArticlesService {
    func articles(page: Int) async throws -> [Article]
}
