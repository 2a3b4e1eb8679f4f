/// A protocol with everything that it asks, its parents' requirements included.
struct ProtocolDeclaration: Equatable {
    /// The names of the types around it, and its own.
    var path: [String]
    var module: String
    var isolation: Isolation = .none
    /// The class that a conforming class has to inherit from.
    var superclass: String?
    /// The names of what that class has.
    var superclassMembers: Set<String> = []
    var isActor = false
    /// Whether only its own module, and tests that import it as testable, can see it.
    var isInternal = false
    var isSendable = false
    /// Whether a conformance to it has to say that it is on the actor, since compilers infer that for no child of a
    /// protocol that is there by default.
    var isIsolatedWithParents = false
    /// Protocols of the standard library that it inherits from, such as `Hashable`.
    var standardParents: [String] = []
    /// Whether it inherits from `Identifiable`, and asks for no identity but that of an object.
    var isIdentifiable = false
    var associatedTypes: [AssociatedType] = []
    /// The identifiers of its type aliases, by name.
    var aliases: [String: String] = [:]
    var conditions: [Condition] = []
    var requirements: [Requirement] = []
    var availability: [String] = []
    var place: Place?
    /// The modules that the protocol's file and those of its parents import.
    var imports: [String] = []

    /// The identifiers of itself and of all protocols that it inherits from.
    var lineage: Set<String> = []

    /// The modules of everything that its requirements and its actor name: types, errors, actors and conditions.
    var namedModules: Set<String> = []

    /// The modules of requirements that are ``Requirement/isPreconcurrent``.
    var preconcurrencyModules: Set<String> = []

    /// Other modules that implement some of the requirements.
    var implementers: Set<String> = []

    /// The name as other code writes it.
    var name: String { path.joined(separator: ".") }
}
