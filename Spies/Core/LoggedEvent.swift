/// One thing that happened to the doubles of a test, in words.
///
/// ```
/// ListDataManager.todoItems(from: 2014-05-21T12:00:00Z, through: 2014-05-31T12:00:00Z)
/// ListDataManager.todoItems answers nil
/// ```
public struct LoggedEvent: Equatable, Sendable, CustomStringConvertible {
    /// What kind of thing it is.
    public enum Kind: Sendable {
        /// The subject called a double.
        case call
        /// A double answered with a value.
        case answer
        /// A double answered with an error.
        case failure
        /// The test did something to the subject.
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
    public let kind: Kind
    /// The double that was called, or its member that answers; empty if it is neither.
    public let name: String
    /// What was called, answered or noted.
    public let text: String
    /// Whether the call asked a question whose answer was held.
    public internal(set) var isHeld = false
    /// The index of the log's event that asked what this one answers, if it is known.
    public internal(set) var question: Int?

    init(_ kind: Kind, of name: String = "", _ text: String) {
        self.kind = kind
        self.name = name
        self.text = text
    }

    /// The event as a line of the story.
    public var description: String {
        switch kind {
        case .call: name.isEmpty || text.hasPrefix(".") ? name + text : "\(name).\(text)"
        case .answer: "\(name) answers \(text)"
        case .failure: "\(name) fails with \(text)"
        case .problem: "! \(text)"
        case .step, .cue, .time, .note: text
        }
    }
}
