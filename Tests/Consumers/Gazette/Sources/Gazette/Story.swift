/// What we print.
public struct Story: Hashable, Sendable, Codable {
    public var date: String?
    public var title: String?
    public var website: String?
    public var authors: String?
    public var content: String?
    public var image: String?

    public init(date: String?, title: String?, website: String?, authors: String?, content: String?, image: String?) {
        (self.date, self.title, self.website) = (date, title, website)
        (self.authors, self.content, self.image) = (authors, content, image)
    }
}

/// In which order.
public enum GazetteOrder: Sendable {
    case byDay, byHeadline, byReporter, bySource
}

/// What the reader sees.
public enum GazetteState: Equatable, Sendable {
    case loading
    case stories([Story])
    case rearranged([Story])
    case empty
    case failed
}
