/// All requirements on one role of one system.
///
/// A spec is never instantiated. Its requirements are the arguments of a parameterized test, so that
/// each is a case of its own:
///
/// ```swift
/// @Test(arguments: ListInteractorSpec.requirements)
/// func conforms(to requirement: ListInteractorSpec.Requirement) async throws {
///     try await requirement.verify { fixture in
///         OurInteractor(dataManager: fixture.dataManager, output: fixture.output, clock: fixture.clock)
///     }
/// }
/// ```
public protocol Spec: SendableMetatype {
    /// What the spec hands to the module under test.
    associatedtype Fixture: VIPERSpecs.Fixture
    /// The module under test, as far as the spec uses it.
    associatedtype Subject

    /// The requirements, in the order in which they are best read.
    static var requirements: [Requirement] { get }
}

extension Spec {
    /// A requirement of this spec.
    public typealias Requirement = SpecRequirement<Self>
    /// One module under test by a requirement of this spec.
    public typealias Run = VIPERSpecs.Run<Self>

    /// Returns the requirement with an id.
    ///
    /// - Parameter id: The id, such as `"LIST-INTERACTOR-04"`.
    /// - Returns: The requirement.
    /// - Throws: ``NoSuchRequirement`` if the spec has none with this id.
    public static func requirement(_ id: String) throws -> Requirement {
        guard let requirement = requirements.first(where: { $0.id == id }) else {
            throw NoSuchRequirement(what: "the id “\(id)”", spec: Self.self)
        }
        return requirement
    }

    /// Returns all requirements that a requirement presupposes, directly or not, each after its own presuppositions.
    static func presuppositions(of requirement: Requirement) throws -> [Requirement] {
        try requirement.presuppositions.reduce(into: []) { all, id in
            let cause = try self.requirement(id)
            let new = try presuppositions(of: cause) + [cause]
            all += new.filter { one in !all.contains { $0.id == one.id } }
        }
    }

    /// All requirements, each after those that it presupposes, so that each is played once on a module.
    package static var requirementsAfterPresuppositions: [Requirement] {
        requirements.reduce(into: []) { all, requirement in
            // The verdict says if one is missing.
            let new = ((try? presuppositions(of: requirement)) ?? []) + [requirement]
            all += new.filter { one in !all.contains { $0.id == one.id } }
        }
    }

    /// Returns the requirements with a tag.
    ///
    /// ```swift
    /// @Test(arguments: try ListInteractorSpec.requirements(tagged: .original))
    /// ```
    ///
    /// - Parameter tag: The tag, such as `.original`.
    /// - Returns: At least one requirement.
    /// - Throws: ``NoSuchRequirement`` if none has this tag, since a test without arguments would
    ///   pass unseen.
    public static func requirements(tagged tag: RequirementTag) throws -> [Requirement] {
        let tagged = requirements.filter { $0.tags.contains(tag) }
        guard !tagged.isEmpty else { throw NoSuchRequirement(what: "the tag “\(tag)”", spec: Self.self) }
        return tagged
    }
}
