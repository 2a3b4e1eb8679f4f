/// One testable statement on a module, with a permanent id, a level and a source.
///
/// Write it as ``Spec/Requirement``, for example `ListInteractorSpec.Requirement`.
public struct SpecRequirement<S: Spec>: AnyRequirement, Identifiable {
    /// What a requirement does: it starts subjects and checks what they do.
    public typealias Body = @MainActor @Sendable (Trial<S>) async throws -> Void

    /// The permanent id, such as `LIST-INTERACTOR-04`; it is never given to another requirement.
    public let id: String
    /// How much the requirement matters.
    public let level: Level
    /// What has to be true, in one sentence.
    public let statement: String
    /// Where the requirement comes from.
    public let source: Source
    /// Words to select the requirement by.
    public let tags: Set<RequirementTag>
    /// The ids of requirements that have to be met for this one to say anything about the module.
    public let presuppositions: [String]
    /// How long each subject of the requirement may take before it counts as violated.
    public let deadline: Duration

    let body: Body

    /// Creates a requirement.
    ///
    /// - Parameters:
    ///   - id: The permanent id.
    ///   - level: How much the requirement matters.
    ///   - statement: What has to be true, in one sentence.
    ///   - source: Where the requirement comes from.
    ///   - tags: Words to select the requirement by; `.original` is added if the source is an
    ///     original test.
    ///   - presuppositions: The ids of requirements that are played first; if the module violates one of them,
    ///     this one is not judged.
    ///   - deadline: How long each subject may take; ten seconds unless it handles large amounts.
    ///   - body: Starts subjects with ``Trial/start(_:)`` and checks what they do, with `#expect` and
    ///     `#require`.
    public init(
        _ id: String,
        _ level: Level,
        _ statement: String,
        source: Source,
        tags: Set<RequirementTag> = [],
        presupposes presuppositions: [String] = [],
        deadline: Duration = .seconds(10),
        body: @escaping Body
    ) {
        self.id = id
        self.level = level
        self.statement = statement
        self.source = source
        self.tags = source.isOriginalTest ? tags.union([.original]) : tags
        self.presuppositions = presuppositions
        self.deadline = deadline
        self.body = body
    }

    /// The name of the spec that the requirement belongs to.
    public var spec: String { "\(S.self)" }
}
