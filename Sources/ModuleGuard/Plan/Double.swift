import SpyGenerator

/// A double that the module is assembled with.
struct Double {
    /// The name of the constant that holds it.
    let variable: String
    /// The identifier of the protocol that it stands for.
    let protocolID: String
    let role: Role
    var spy: SpyPlan
    /// The name of its type.
    let type: String
    /// Whether the tests already have its type.
    let isFound: Bool

    /// The statement that creates it.
    var statement: String { "let \(variable) = \(type)(log: stage.log)" }

    /// Whether the double conforms to `CallRecording`, so that tests can read its calls.
    var isRecording: Bool { !spy.calls.isEmpty && spy.callName == "Call" && spy.recorderName == "recorder" }

    /// Whether the module stores something in it, and does not only read.
    var isWrittenTo: Bool {
        let words: Set<String> = [
            "save", "add", "store", "delete", "remove", "insert", "update", "keep", "put", "write", "persist", "append",
            "create", "set", "clear", "archive", "send", "upload", "submit", "forget", "remember",
        ]
        return spy.members.contains { member in
            guard case .method = member.requirement.kind else { return false }
            return !words.isDisjoint(with: CamelCase.words(of: member.requirement.name).prefix(1))
        }
    }
}
