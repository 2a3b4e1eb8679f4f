/// A protocol with all of its requirements, including those of its parents.
package struct ProtocolDeclaration: Equatable {
    /// The names of the enclosing types, and its own.
    package var path: [String]
    package var module: String
    package var isolation: Isolation = .none
    /// The class that conforming classes have to inherit from.
    package var superclass: String?
    /// The names of that class's members.
    package var superclassMembers: Set<String> = []
    package var isActor = false
    /// Whether only its own module can see it, and tests that import that module as `@testable`.
    package var isInternal = false
    package var isSendable = false
    /// Whether a conformance to it has to name the actor, since compilers infer that for no child of a protocol that is
    /// on the actor by default.
    package var isIsolatedWithParents = false
    /// Protocols of the standard library that it inherits from, such as `Hashable`.
    package var standardParents: [String] = []
    /// Whether it inherits from `Identifiable`, and asks for no other identity than that of an object.
    package var isIdentifiable = false
    package var associatedTypes: [AssociatedType] = []
    /// The identifiers of its type aliases, by name.
    package var aliases: [String: String] = [:]
    package var conditions: [Condition] = []
    package var requirements: [Requirement] = []
    package var availability: [String] = []
    package var place: Place?
    /// The modules that the protocol's file and those of its parents import.
    package var imports: [String] = []

    /// The identifiers of itself and of all protocols that it inherits from.
    package var lineage: Set<String> = []

    /// The modules of everything that its requirements and its actor name: types, errors, actors and conditions.
    package var namedModules: Set<String> = []

    /// The modules of requirements that are ``Requirement/isPreconcurrent``.
    package var preconcurrencyModules: Set<String> = []

    /// Other modules that implement some of its requirements.
    package var implementers: Set<String> = []

    /// The name as code elsewhere writes it.
    package var name: String { path.joined(separator: ".") }
}
