import Foundation

/// A form of a module whose names are its own: it edits a draft, and tells its end to a closure.
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
