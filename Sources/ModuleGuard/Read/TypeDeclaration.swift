import SpyGenerator

/// A class, an actor, a struct or an enumeration of a module, as far as it can be created and used from a test.
struct TypeDeclaration {
    enum Kind {
        case structure, enumeration, object, actor
    }

    let id: String
    /// The name as other code writes it.
    let name: String
    let module: String
    let kind: Kind
    /// Whether only its own module, and tests that import it as testable, can see it.
    let isInternal: Bool
    let isOnMainActor: Bool
    /// The names of its type parameters.
    let typeParameters: [String]
    /// On which systems it is there, such as `macOS 14`.
    let availability: [String]
    /// The protocols that it conforms to, those of their parents among them.
    let protocols: Set<String>
    /// Whether it inherits from a class with type parameters, for which it hands over what no symbol graph tells.
    private(set) var inheritsTypeParameters = false
    var initializers: [Initializer] = []
    var properties: [Property] = []
    /// What can be called on a value of it, in the order of the source.
    var methods: [Requirement] = []
    /// What can be called on the type itself.
    var typeMethods: [Requirement] = []
    var cases: [Case] = []

    /// A case of an enumeration.
    struct Case {
        let name: String
        let payload: [TypeSyntax.Element]
    }

    /// Whether it cannot be named without saying more.
    var isGeneric: Bool { !typeParameters.isEmpty || inheritsTypeParameters }

    /// Takes over what a class has from the one that it inherits from.
    mutating func inherit(from parent: TypeDeclaration) {
        if initializers.isEmpty { initializers = parent.initializers }
        inheritsTypeParameters = parent.isGeneric
        properties += parent.properties.filter { inherited in !properties.contains { $0.name == inherited.name } }
        methods += parent.methods.filter { inherited in !methods.contains { $0.title == inherited.title } }
    }

    /// Whether it is kept by reference, so that it can leak.
    var isReference: Bool { kind == .object || kind == .actor }

    /// Whether views observe it.
    var isObserved: Bool { protocols.contains { $0.contains("10Observable") || $0.contains("ObservableObject") } }

    /// The last part of the name.
    var shortName: String { String(name.split(separator: ".").last ?? "") }
}
