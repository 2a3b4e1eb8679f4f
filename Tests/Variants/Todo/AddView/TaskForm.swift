import Foundation

/// A form of a module with its own vocabulary: it edits a draft, and calls a closure at its end.
@MainActor
final class TaskForm {
    struct Draft {
        var text = ""
        var deadline: Date?
        var earliest: Date?
    }

    var draft = Draft()
    private let finish: (Draft?) -> Void

    init(finish: @escaping (Draft?) -> Void) {
        self.finish = finish
    }

    func tapDone() { finish(draft) }

    func tapDiscard() { finish(nil) }
}
