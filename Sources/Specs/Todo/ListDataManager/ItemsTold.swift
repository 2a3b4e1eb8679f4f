import Foundation
import TodoContracts

/// The answers that a data manager passes to one completion, on any thread.
final class ItemsTold: @unchecked Sendable {
    // `@unchecked` is backed by this lock, which guards the variables below.
    private let lock = NSLock()
    private var told: [[TodoItem]?] = []
    private var wasToldElsewhere = false

    var answers: [[TodoItem]?] { lock.withLock { told } }

    var isAnswered: Bool { !answers.isEmpty }

    /// Whether the completion was ever called off the main actor.
    var cameFromElsewhere: Bool { lock.withLock { wasToldElsewhere } }

    var lists: [[TodoItem]] { answers.map { $0 ?? [] } }

    var names: [String]? { answers.first?.map { $0.map(\.name) } }

    func add(_ answer: [TodoItem]?) {
        lock.withLock {
            told.append(answer)
            wasToldElsewhere = wasToldElsewhere || !CallLog.isOnMainActor
        }
    }
}
