/// A requirement of a protocol: a method, a property, a subscript or an initialiser.
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

    /// The accessors of a property or a subscript.
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
    /// The type of the returned value, or of the property.
    package var result: TypeSyntax = .void
    package var conditions: [Condition] = []
    /// The attributes and modifiers that an implementation has to repeat, other than those of isolation.
    package var attributes: [String] = []
    package var isolation: Isolation = .none
    /// Whether a result builder makes its value from what its body lists.
    package var isBuilt = false
    /// Whether a closure of a global actor is not `@Sendable`: in Swift 5 mode it need not be, in Swift 6 mode all are.
    package var isPreconcurrent = false
    package var availability: [String] = []
    package var place: Place?
    /// The full name, as messages show it.
    package var title: String

    package init(kind: Kind, name: String, title: String) {
        (self.kind, self.name, self.title) = (kind, name, title)
    }

    /// Whether it runs on an actor that it receives as an argument.
    package var hasIsolatedParameter: Bool { parameters.contains(where: \.isIsolated) }
}
