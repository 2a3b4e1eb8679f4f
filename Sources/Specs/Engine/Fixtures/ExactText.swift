/// A text that equals another one only if both have the same scalars.
///
/// Strings that are canonically equivalent compare as equal, so that a module which composes the characters
/// of a name would go unseen. What cannot be told apart on paper is written as its number: `U\u{308}ber`.
package struct ExactText: Hashable, CustomStringConvertible {
    private let scalars: [Unicode.Scalar]

    package init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// Whether another text is a part of it, even if a character melts into the one beside it.
    package func contains(_ text: String) -> Bool { scalars.contains(text.unicodeScalars) }

    package var description: String {
        let beginning = scalars.prefix(60).map { $0.escaped(asASCII: true) }.joined()
        // NB: straight quotation marks, since what is quoted with others is no text to whoever reads a list of these.
        return scalars.count > 60 ? "\"\(beginning)…\" of \(scalars.count) scalars" : "\"\(beginning)\""
    }
}
