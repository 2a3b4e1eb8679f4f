/// A word or a sign of a printed declaration.
struct Token: Equatable {
    enum Kind: Equatable {
        case word
        case label
        case parameter
        case name
        case sign
    }

    let kind: Kind
    let text: String
    /// The declaration that a word names.
    let id: String?

    init(_ kind: Kind, _ text: String, id: String? = nil) {
        self.kind = kind
        self.text = text
        self.id = id
    }
}
