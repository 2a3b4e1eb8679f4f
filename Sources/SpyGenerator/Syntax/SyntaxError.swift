/// A printed declaration that could not be read.
struct SyntaxError: Error, CustomStringConvertible {
    let description: String
}

extension SyntaxError {
    /// The compiler says of every type that it does not conform to a protocol that asks for this.
    static let packsOfOneLength = SyntaxError(
        description: "its packs have to be of one length, and the compiler lets no type conform to that"
    )

    /// What an attribute changes is not known, so that no spy can do justice to it.
    init(unknown attribute: String) {
        self.init(description: "what \(attribute) asks of a spy is not known")
    }

    /// Something stands in the source, of which the symbol graph does not tell where or before what.
    init(unprinted attribute: String) {
        self.init(description: "the compiler does not tell what is \(attribute)")
    }
}
