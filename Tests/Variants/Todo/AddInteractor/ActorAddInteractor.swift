import Foundation
import TodoSpecs

/// Creates items off the main actor.
actor ActorAddInteractor {
    func item(named name: String, due dueDate: Date) -> TodoItem {
        TodoItem(name: name, dueDate: dueDate)
    }
}
