import Foundation
import RoleSpies
import TodoContracts
import TodoReference
import VIPERSpies

/// Plays the to-do story in the terminal: an empty list, some items, and the list with its sections.
@main
@MainActor
struct TodoStory {
    private let navigator = TerminalNavigator()
    private let clock: FixedClock
    private let file: URL

    static func main() async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try await TodoStory(file: directory.appendingPathComponent("todo.txt")).play()
    }

    private init(file: URL) {
        self.file = file
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        calendar.firstWeekday = 2
        // Wednesday, 21 May 2014, the day of the published tests, at noon.
        clock = FixedClock(now: Date(timeIntervalSince1970: 1_400_673_600), calendar: calendar)
    }

    private func play() async throws {
        try await open("It is Wednesday, 21 May 2014. There is nothing to do yet.")
        await add("Buy milk", inDays: 1)
        await add("Get a haircut", inDays: 0, quietly: true)
        await add("Water the plants", inDays: 3, quietly: true)
        await add("Call grandmother", inDays: 0, quietly: true)
        await add("Renew passport", inDays: 8, quietly: true)
        navigator.show("Four more items later, each is in its section.")
        cancel("Learn the tuba", inDays: 2)
        try await open("The application was closed. It is opened again, and everything is still there.")
    }

    /// Puts the application together anew, on the same file.
    private func open(_ text: String) async throws {
        let app = TodoAssembly(navigator: navigator, store: try FileTodoStore(file: file), clock: clock) { error in
            print("The store failed: \(error)")
        }
        app.start()
        await update { $0.appear() }
        navigator.show(text)
    }

    /// Adds an item as a person does.
    private func add(_ name: String, inDays days: Int, quietly: Bool = false) async {
        await update { list in
            list.tapAdd()
            if !quietly { navigator.show("A tap on + presents the form.") }
            enter(name, inDays: days)
            if !quietly { navigator.show("A name is typed and a day is picked.") }
            (navigator.visible as? AddTextView)?.tapSave()
        }
        if !quietly { navigator.show("A tap on Save stores the item, and the list shows it under its day.") }
    }

    /// Begins to add an item, and changes its mind.
    private func cancel(_ name: String, inDays days: Int) {
        (navigator.visible as? ListTextView)?.tapAdd()
        enter(name, inDays: days)
        navigator.show("Another item is begun …")
        (navigator.visible as? AddTextView)?.tapCancel()
        navigator.show("… and cancelled: the list is as it was.")
    }

    private func enter(_ name: String, inDays days: Int) {
        let dueDate = clock.now.addingTimeInterval(Double(days) * 86_400)
        (navigator.visible as? AddTextView)?.enter(name: name, dueDate: dueDate)
    }

    /// Does something with the list, and waits until the list shows what comes of it.
    private func update(_ action: (ListTextView) -> Void) async {
        guard let list = navigator.visible as? ListTextView else { return }
        await withCheckedContinuation { continuation in
            list.changed = {
                list.changed = nil
                continuation.resume()
            }
            action(list)
        }
    }
}
