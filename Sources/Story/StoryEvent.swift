/// One thing that happened in a trial: who told whom what.
package struct StoryEvent: Codable, Equatable, Sendable {
    /// What kind of thing it is.
    package enum Kind: String, Codable, Sendable {
        /// The module called a double.
        case call
        /// A double answered with a value.
        case answer
        /// A double answered with an error.
        case failure
        /// The test did something to the module.
        case step
        /// The test announced the next events.
        case cue
        /// Time passed.
        case time
        /// Something else worth knowing.
        case note
        /// A double could not do its work.
        case problem
    }

    /// What kind of thing it is.
    package var kind: Kind
    /// The double that was called or answers; empty if it is none.
    package var double: String
    /// What was called, answered, done or noted.
    package var text: String
    /// The whole event in one line.
    package var line: String
    /// The index of the event that asked what this one answers, if it is known.
    package var question: Int?
    /// Whether the event asked a question whose answer was held.
    package var isHeld: Bool

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - kind: What kind of thing it is.
    ///   - double: The double that was called or answers.
    ///   - text: What was called, answered, done or noted.
    ///   - line: The whole event in one line, if that is more than the text.
    ///   - question: The index of the event that asked what this one answers.
    ///   - isHeld: Whether the event asked a question whose answer was held.
    package init(
        _ kind: Kind,
        of double: String = "",
        _ text: String,
        line: String? = nil,
        question: Int? = nil,
        isHeld: Bool = false
    ) {
        self.kind = kind
        self.double = double
        self.text = text
        self.line = line ?? text
        self.question = question
        self.isHeld = isHeld
    }

    /// The called member, without its arguments.
    var member: String { "\(double).\(text.prefix { $0 != "(" })" }

    /// Returns whether an event of another walk is the same.
    func isLike(_ other: StoryEvent) -> Bool {
        (kind, double, line) == (other.kind, other.double, other.line)
    }
}
