/// A word or a sign of a printed declaration.
package struct Token: Equatable {
    package enum Kind: Equatable {
        case word
        case label
        case parameter
        case name
        case sign
    }

    package let kind: Kind
    package let text: String
    /// The identifier of the declaration that a word names.
    package let id: String?

    package init(_ kind: Kind, _ text: String, id: String? = nil) {
        self.kind = kind
        self.text = text
        self.id = id
    }
}
