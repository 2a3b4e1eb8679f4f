import SwiftSyntax

/// What is copied once for each mutant, so that all of them are compiled at once.
struct Site {
    enum Kind {
        /// The statements between two braces: the type of what they return, if they do, and whether they do so without
        /// the word.
        case body(type: String?, isBare: Bool)
        /// The value that a property or a parameter has if nobody says otherwise.
        case value
        /// A property that does not keep what it refers to.
        case weakProperty
    }

    let kind: Kind
    let member: String
    let node: Syntax
    /// Where the copies go.
    let range: Range<Int>

    var isInitializer: Bool { member.hasPrefix("init(") }
}

extension SyntaxProtocol {
    /// Where the node is, without the white space and the comments around it.
    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The text of the node in one line.
    var oneLine: String { trimmedDescription.oneLine }
}

extension String {
    var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
