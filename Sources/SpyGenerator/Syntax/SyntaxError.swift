/// A printed declaration that could not be read.
struct SyntaxError: Error, CustomStringConvertible {
    let description: String
}

extension SyntaxError {
    /// The compiler lets no type conform to a protocol that requires this.
    static let packsOfOneLength = SyntaxError(
        description: "its packs have to be of one length, and the compiler lets no type conform to that"
    )

    /// Creates an error for an attribute whose effect is unknown, so that no spy can respect it.
    init(unknown attribute: String) {
        self.init(description: "what \(attribute) asks of a spy is not known")
    }

    /// Creates an error for an attribute in the source that the symbol graph gives no place for.
    init(unprinted attribute: String) {
        self.init(description: "the compiler does not tell what is \(attribute)")
    }
}
