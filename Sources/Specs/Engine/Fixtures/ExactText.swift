/// A text that equals another one only if both have the same scalars.
///
/// Canonically equivalent strings compare as equal, which would hide a module that composes the characters
/// of a name. Scalars that look the same in print are written as their number: `U\u{308}ber`.
package struct ExactText: Hashable, CustomStringConvertible {
    private let scalars: [Unicode.Scalar]

    package init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// Returns whether another text is a part of this one, even if its edges combine with the characters beside it.
    package func contains(_ text: String) -> Bool { scalars.contains(text.unicodeScalars) }

    package var description: String {
        let beginning = scalars.prefix(60).map { $0.escaped(asASCII: true) }.joined()
        // With straight quotation marks, since code that reads a list of these takes only those for a string.
        return scalars.count > 60 ? "\"\(beginning)…\" of \(scalars.count) scalars" : "\"\(beginning)\""
    }
}
