/// Something to read.
public struct Article: Equatable, Sendable {
    /// What it is called.
    public let title: String

    /// Creates an article.
    public init(title: String) {
        self.title = title
    }
}
