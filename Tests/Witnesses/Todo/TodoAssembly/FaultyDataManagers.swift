import Foundation
import TodoReference
import TodoSpecs

/// A list data manager whose way of finding items comes from a witness.
@MainActor
final class ScriptedListDataManager: ListDataManager {
    typealias Completion = @MainActor ([TodoItem]?) -> Void

    var waiting: [Completion] = []
    private let find: (ScriptedListDataManager, Date, Date, @escaping Completion) -> Void

    init(_ find: @escaping (ScriptedListDataManager, Date, Date, @escaping Completion) -> Void) {
        self.find = find
    }

    func todoItems(from startDate: Date, through endDate: Date, completion: @escaping Completion) {
        find(self, startDate, endDate, completion)
    }
}

/// An add data manager whose way of storing items comes from a witness.
@MainActor
final class ScriptedAddDataManager: AddDataManager {
    private let add: (TodoItem) -> Void

    init(_ add: @escaping (TodoItem) -> Void) {
        self.add = add
    }

    func addNewEntry(_ entry: TodoItem) { add(entry) }
}
