import Foundation
public import Proof
public import TodoSpecs

/// Every faulty add interactor.
public enum AddInteractorWitnesses {
    /// All witnesses.
    public static let all: [Witness<AddInteractorSpec>] = [
        Witness("takes a name for the last one if only case or accents differ", violates: [3]) { fixture in
            var last = ""
            return FaultyAddInteractor(fixture) { interactor, item in
                let isAlike =
                    last.compare(item.name, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
                if last == item.name || !isAlike { interactor.dataManager.addNewEntry(item) }
                last = item.name
            }
        },
        Witness("has its items stored by the last window's data manager", violates: [9], within: .milliseconds(100)) {
            fixture in
            LastWindow.dataManager = fixture.dataManager
            return FaultyAddInteractor(fixture) { interactor, item in
                (LastWindow.dataManager ?? interactor.dataManager).addNewEntry(item)
            }
        },
        Witness("stores nothing", violates: [1, 2, 3, 4, 5], within: .milliseconds(100)) { fixture in
            FaultyAddInteractor(fixture) { _, _ in }
        },
        Witness("stores everything twice", violates: [1, 2, 3]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                interactor.dataManager.addNewEntry(item)
                interactor.dataManager.addNewEntry(item)
            }
        },
        Witness("trims the name", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let name = item.name.trimmingCharacters(in: .whitespacesAndNewlines)
                interactor.dataManager.addNewEntry(TodoItem(name: name, dueDate: item.dueDate))
            }
        },
        Witness("takes midnight for no time, and noon instead", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let isMidnight = Calendar.current.startOfDay(for: item.dueDate) == item.dueDate
                let dueDate = item.dueDate.addingTimeInterval(isMidnight ? 43_200 : 0)
                interactor.dataManager.addNewEntry(TodoItem(name: item.name, dueDate: dueDate))
            }
        },
        Witness("cuts long names", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let name = String(item.name.prefix(255))
                interactor.dataManager.addNewEntry(TodoItem(name: name, dueDate: item.dueDate))
            }
        },
        Witness("makes the first letter a capital", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let name = item.name.prefix(1).uppercased() + item.name.dropFirst()
                interactor.dataManager.addNewEntry(TodoItem(name: name, dueDate: item.dueDate))
            }
        },
        Witness("makes straight quotes curly", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let name = item.name.replacingOccurrences(of: "'", with: "’")
                interactor.dataManager.addNewEntry(TodoItem(name: name, dueDate: item.dueDate))
            }
        },
        Witness("makes emoji of what looks like them", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let name = item.name.replacingOccurrences(of: ":)", with: "🙂")
                interactor.dataManager.addNewEntry(TodoItem(name: name, dueDate: item.dueDate))
            }
        },
        Witness("takes the last word of a name for its date", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let names = item.name.components(separatedBy: " tomorrow")
                guard names.count > 1 else { return interactor.dataManager.addNewEntry(item) }
                let dueDate = item.dueDate.addingTimeInterval(86_400)
                interactor.dataManager.addNewEntry(TodoItem(name: names[0], dueDate: dueDate))
            }
        },
        Witness("stores a tidy twin beside an untidy name", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                interactor.dataManager.addNewEntry(item)
                let name = item.name.trimmingCharacters(in: .whitespacesAndNewlines)
                guard name != item.name else { return }
                interactor.dataManager.addNewEntry(TodoItem(name: name, dueDate: item.dueDate))
            }
        },
        Witness("composes the characters of the name", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let name = item.name.precomposedStringWithCanonicalMapping
                interactor.dataManager.addNewEntry(TodoItem(name: name, dueDate: item.dueDate))
            }
        },
        Witness("stores names that are equal as the first of them was spelled", violates: [2]) { fixture in
            var spellings: Set<String> = []
            return FaultyAddInteractor(fixture) { interactor, item in
                let name = spellings.insert(item.name).memberAfterInsert
                interactor.dataManager.addNewEntry(TodoItem(name: name, dueDate: item.dueDate))
            }
        },
        Witness("cuts the due date to the day", violates: [1, 2, 3]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let day = (item.dueDate.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
                interactor.dataManager.addNewEntry(
                    TodoItem(name: item.name, dueDate: Date(timeIntervalSince1970: day))
                )
            }
        },
        Witness("stores an item that is there already no second time", violates: [3], within: .milliseconds(100)) {
            fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                if interactor.known.insert(item).inserted { interactor.dataManager.addNewEntry(item) }
            }
        },
        Witness("stores an item with a name that is there already no second time", violates: [3]) { fixture in
            var known: [String: Date] = [:]
            return FaultyAddInteractor(fixture) { interactor, item in
                let date = known[item.name]
                known[item.name] = item.dueDate
                if date == nil || date == item.dueDate { interactor.dataManager.addNewEntry(item) }
            }
        },
        Witness("takes another hour of the last item for a correction", violates: [3], within: .milliseconds(100)) {
            fixture in
            var last: TodoItem?
            return FaultyAddInteractor(fixture) { interactor, item in
                let hours = last.map { abs(item.dueDate.timeIntervalSince($0.dueDate)) / 3_600 } ?? 0
                let isCorrection = item.name == last?.name && hours > 0 && hours < 24
                last = item
                if !isCorrection { interactor.dataManager.addNewEntry(item) }
            }
        },
        Witness("stores an item no third time in a row", violates: [3], within: .milliseconds(100)) { fixture in
            var last: [TodoItem] = []
            return FaultyAddInteractor(fixture) { interactor, item in
                if last == [item, item] { return }
                last = last.suffix(1) + [item]
                interactor.dataManager.addNewEntry(item)
            }
        },
        Witness("cuts due dates to the millisecond", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let milliseconds = (item.dueDate.timeIntervalSinceReferenceDate * 1_000).rounded()
                let dueDate = Date(timeIntervalSinceReferenceDate: milliseconds / 1_000)
                interactor.dataManager.addNewEntry(TodoItem(name: item.name, dueDate: dueDate))
            }
        },
        Witness("counts its due dates from 1970", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let dueDate = max(item.dueDate, Date(timeIntervalSince1970: 0))
                interactor.dataManager.addNewEntry(TodoItem(name: item.name, dueDate: dueDate))
            }
        },
        Witness("knows no due dates after 2100", violates: [2]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                let dueDate = min(item.dueDate, Date(timeIntervalSince1970: 4_102_444_800))
                interactor.dataManager.addNewEntry(TodoItem(name: item.name, dueDate: dueDate))
            }
        },
        Witness("stores items that are saved at once in reverse", violates: [3]) { fixture in
            let pile = Pile()
            return FaultyAddInteractor(fixture) { interactor, item in
                pile.items.append(item)
                Task { pile.items.popLast().map(interactor.dataManager.addNewEntry) }
            }
        },
        Witness("stores long names in the background, and others at once", violates: [3]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                guard item.name.count > 255 else { return interactor.dataManager.addNewEntry(item) }
                Task { [dataManager = interactor.dataManager] in dataManager.addNewEntry(item) }
            }
        },
        Witness("stores an example during assembly", violates: [1, 2, 3, 4]) { fixture in
            let interactor = FaultyAddInteractor(fixture) { $0.dataManager.addNewEntry($1) }
            interactor.saveNewEntry(name: "Try this app", dueDate: .now)
            return interactor
        },
        Witness("holds itself once it has saved", violates: [5]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                interactor.retained.append(interactor)
                interactor.dataManager.addNewEntry(item)
            }
        },
        Witness("holds itself once it has saved twice", violates: [5]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                if !interactor.known.insert(item).inserted { interactor.retained.append(interactor) }
                interactor.dataManager.addNewEntry(item)
            }
        },
        Witness("holds itself once it has saved ten times", violates: [5]) { fixture in
            var count = 0
            return FaultyAddInteractor(fixture) { interactor, item in
                count += 1
                if count == 10 { interactor.retained.append(interactor) }
                interactor.dataManager.addNewEntry(item)
            }
        },
        Witness("holds itself once a name was blank", violates: [5]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                if item.name.allSatisfy(\.isWhitespace) { interactor.retained.append({ _ = interactor }) }
                interactor.dataManager.addNewEntry(item)
            }
        },
        Witness("stores at most sixteen items that are saved at once", violates: [3], within: .milliseconds(100)) {
            fixture in
            let waiting = Pile()
            return FaultyAddInteractor(fixture) { interactor, item in
                guard waiting.items.count < 16 else { return }
                waiting.items.append(item)
                Task {
                    waiting.items.removeLast()
                    interactor.dataManager.addNewEntry(item)
                }
            }
        },
        Witness("stores nothing once it is let go", violates: [6], within: .milliseconds(100)) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                Task { [weak interactor] in interactor?.dataManager.addNewEntry(item) }
            }
        },
        Witness("forgets what is saved while it stores", violates: [8], within: .milliseconds(100)) { fixture in
            let waiting = Pile()
            return FaultyAddInteractor(fixture) { interactor, item in
                waiting.items.append(item)
                guard waiting.items.count == 1 else { return }
                for item in waiting.items { interactor.dataManager.addNewEntry(item) }
                waiting.items = []
            }
        },
        Witness("stores the newest first of what is saved while it stores", violates: [8]) { fixture in
            let (waiting, storing) = (Pile(), Counter())
            return FaultyAddInteractor(fixture) { interactor, item in
                waiting.items.append(item)
                guard storing.value == 0 else { return }
                storing.value = 1
                while let item = waiting.items.popLast() { interactor.dataManager.addNewEntry(item) }
                storing.value = 0
            }
        },
        Witness("takes an item for the one that is being stored, if they are alike", violates: [8]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                guard interactor.known.insert(item).inserted else { return }
                interactor.dataManager.addNewEntry(item)
                interactor.known.remove(item)
            }
        },
        Witness("stores on a queue of its own", violates: [7]) { fixture in
            FaultyAddInteractor(fixture) { interactor, item in
                Elsewhere.run { interactor.dataManager.addNewEntry(item) }
            }
        },
        Witness("saves nothing within an item that is saved within another", violates: [8], within: .milliseconds(100))
        {
            fixture in
            let depth = Counter()
            return FaultyAddInteractor(fixture) { interactor, item in
                guard depth.value < 2 else { return }
                depth.value += 1
                interactor.dataManager.addNewEntry(item)
                depth.value -= 1
            }
        },
    ]
}

/// A stack of items: the newest is taken first.
@MainActor
private final class Pile {
    var items: [TodoItem] = []
}

/// The data manager of the newest interactor, as if there were only one window.
@MainActor
private enum LastWindow {
    static weak var dataManager: AddDataManagerMock?
}
