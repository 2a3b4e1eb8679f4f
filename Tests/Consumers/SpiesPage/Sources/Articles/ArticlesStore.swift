/// Keeps articles.
public protocol ArticlesStore {
    var count: Int { get }
}
