import Foundation
import TodoSpecs

/// An interactor that does what a closure says.
@MainActor
final class Scripted: ListInteractorInput {
    weak var output: (any ListInteractorOutput)?
    var retained: AnyObject?

    private let dataManager: any ListDataManager
    private let now: Date
    private let script: (Scripted) -> Void

    init(dataManager: any ListDataManager, now: Date, script: @escaping (Scripted) -> Void) {
        self.dataManager = dataManager
        self.now = now
        self.script = script
    }

    convenience init(_ fixture: ListInteractorFixture, script: @escaping (Scripted) -> Void) {
        self.init(dataManager: fixture.dataManager, now: fixture.clock.now, script: script)
        output = fixture.output
    }

    func findUpcomingItems() { script(self) }

    func ask(_ answer: @escaping @MainActor ([TodoItem]?) -> Void) {
        dataManager.todoItems(from: now, through: now, completion: answer)
    }

    /// Tells the output of items, as if each were due today.
    func tell(_ items: [TodoItem]?) {
        let found = (items ?? []).map { UpcomingItem(title: $0.name, dueDate: $0.dueDate, relation: .today) }
        output?.foundUpcomingItems(found)
    }
}
