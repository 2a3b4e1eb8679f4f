/// An edge between two declarations of a symbol graph.
public struct Relationship: Decodable, Sendable {
    /// What the edge means, such as `requirementOf`.
    public let kind: String
    /// The precise identifier of the declaration that it starts from.
    public let source: String
    /// The precise identifier of the declaration that it leads to.
    public let target: String
    /// The qualified name of the target, if another module declares it.
    public let targetFallback: String?
    /// The conditions under which the edge holds.
    public let swiftConstraints: [Condition]?

    /// A condition, whose content does not matter here.
    public struct Condition: Decodable, Sendable {}
}
