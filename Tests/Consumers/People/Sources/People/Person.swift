/// Somebody who works here.
public struct Person: Hashable, Sendable {
    public let badge: String
    public let portrait: String
    public let fullName: String

    public init(badge: String, portrait: String, fullName: String) {
        self.badge = badge
        self.portrait = portrait
        self.fullName = fullName
    }
}
