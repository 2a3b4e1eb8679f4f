/// What a protocol asks of whoever conforms to it: a method, a property, a subscript or an initialiser.
package struct Requirement: Equatable {
    package enum Kind: Equatable {
        case method
        case operation(Fixity)
        case initializer
        case property(Accessors)
        case `subscript`(Accessors)
    }

    package enum Fixity: String {
        case prefix, postfix, infix
    }

    /// How a property or a subscript is read and written.
    package struct Accessors: Equatable {
        package var isSettable = false
        package var isAsync = false
        package var failure: FunctionSyntax.Failure = .none
    }

    package var kind: Kind
    package var name: String
    package var isStatic = false
    package var generics: [GenericParameter] = []
    package var parameters: [Parameter] = []
    package var isAsync = false
    package var failure: FunctionSyntax.Failure = .none
    /// What comes back; the type of a property.
    package var result: TypeSyntax = .void
    package var conditions: [Condition] = []
    /// The attributes and modifiers that a witness has to repeat, other than those of isolation.
    package var attributes: [String] = []
    package var isolation: Isolation = .none
    /// Whether a result builder makes its value of what its body lists.
    package var isBuilt = false
    /// Whether a closure of a global actor is not `@Sendable`, as in Swift 5 mode, while in Swift 6 mode all are.
    package var isPreconcurrent = false
    package var availability: [String] = []
    package var place: Place?
    /// The full name, as messages show it.
    package var title: String

    package init(kind: Kind, name: String, title: String) {
        (self.kind, self.name, self.title) = (kind, name, title)
    }

    /// Whether it runs on an actor that it is given.
    package var hasIsolatedParameter: Bool { parameters.contains(where: \.isIsolated) }
}
