import SpyGenerator

/// A class, an actor, a structure or an enumeration, as far as a test can create and use it.
struct TypeDeclaration {
    enum Kind {
        case structure, enumeration, object, actor
    }

    let id: String
    /// The name as code elsewhere writes it.
    let name: String
    let module: String
    /// Where it is declared, if that is known.
    let place: Place?
    let kind: Kind
    /// Whether only its own module can see it, and tests that import that module as `@testable`.
    let isInternal: Bool
    let isOnMainActor: Bool
    /// The names of its type parameters.
    let typeParameters: [String]
    /// The system versions that it needs, such as `macOS 14`.
    let availability: [String]
    /// The protocols that it conforms to, including their parents.
    let protocols: Set<String>
    /// Whether it inherits from a generic class, whose type arguments no symbol graph tells.
    private(set) var inheritsTypeParameters = false
    var initializers: [Initializer] = []
    var properties: [Property] = []
    /// The instance methods, in the order of the source.
    var methods: [Requirement] = []
    /// The type methods.
    var typeMethods: [Requirement] = []
    var cases: [Case] = []

    /// A case of an enumeration.
    struct Case {
        let name: String
        let payload: [TypeSyntax.Element]
    }

    /// Whether the name alone does not make a complete type.
    var isGeneric: Bool { !typeParameters.isEmpty || inheritsTypeParameters }

    /// Adds the members that a class inherits.
    mutating func inherit(from parent: TypeDeclaration) {
        if initializers.isEmpty { initializers = parent.initializers }
        inheritsTypeParameters = parent.isGeneric
        properties += parent.properties.filter { inherited in !properties.contains { $0.name == inherited.name } }
        methods += parent.methods.filter { inherited in !methods.contains { $0.title == inherited.title } }
    }

    /// Whether it is a reference type, so that it can leak.
    var isReference: Bool { kind == .object || kind == .actor }

    /// Whether views observe it.
    var isObserved: Bool { protocols.contains { $0.contains("10Observable") || $0.contains("ObservableObject") } }

    /// The last part of the name.
    var shortName: String { String(name.split(separator: ".").last ?? "") }
}
