/// What a protocol asks of whoever conforms to it: a method, a property, a subscript or an initialiser.
struct Requirement: Equatable {
    enum Kind: Equatable {
        case method
        case operation(Fixity)
        case initializer
        case property(Accessors)
        case `subscript`(Accessors)
    }

    enum Fixity: String {
        case prefix, postfix, infix
    }

    /// How a property or a subscript is read and written.
    struct Accessors: Equatable {
        var isSettable = false
        var isAsync = false
        var failure: FunctionSyntax.Failure = .none
    }

    var kind: Kind
    var name: String
    var isStatic = false
    var generics: [GenericParameter] = []
    var parameters: [Parameter] = []
    var isAsync = false
    var failure: FunctionSyntax.Failure = .none
    /// What comes back; the type of a property.
    var result: TypeSyntax = .void
    var conditions: [Condition] = []
    /// The attributes and modifiers that a witness has to repeat, other than those of isolation.
    var attributes: [String] = []
    var isolation: Isolation = .none
    /// Whether a result builder makes its value of what its body lists.
    var isBuilt = false
    /// Whether a closure of a global actor is not `@Sendable`, as in Swift 5 mode, while in Swift 6 mode all are.
    var isPreconcurrent = false
    var availability: [String] = []
    var place: Place?
    /// The full name, as messages show it.
    var title: String

    /// Whether it runs on an actor that it is given.
    var hasIsolatedParameter: Bool { parameters.contains(where: \.isIsolated) }
}
