/// A requirement of any spec.
public protocol AnyRequirement: Sendable {
    /// The name of the spec that the requirement belongs to.
    var spec: String { get }
    /// The permanent id, such as `LIST-INTERACTOR-04`.
    var id: String { get }
    /// How much the requirement matters.
    var level: Level { get }
    /// What has to be true, in one sentence.
    var statement: String { get }
    /// Where the requirement comes from.
    var source: Source { get }
    /// Words to select the requirement by.
    var tags: Set<RequirementTag> { get }
    /// The ids of requirements that have to be met for this one to say anything about the module.
    var presuppositions: [String] { get }
}

extension AnyRequirement {
    /// The id, the level and the statement, which begin every failure.
    public var headline: String { "\(id) \(level): \(statement)" }
}
