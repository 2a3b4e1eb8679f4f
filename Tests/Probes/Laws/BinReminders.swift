import LawReference
public import VIPERSpecs

/// Switches for reminders of bins, each with an error of its own; only the newest tap on a switch counts.
@MainActor
public final class BinReminders {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case turned(row: String, isOn: Bool), isNotDone(row: String, isOn: Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let store: AskedMock<Void>
    private let countsBothAsOne: Bool
    private var on: Set<String> = []
    private var newest: [String: Int] = [:]

    private init(on stage: Stage, _ view: ToldSpy<Shown>, countsBothAsOne: Bool) {
        (self.view, self.countsBothAsOne) = (view, countsBothAsOne)
        store = AskedMock("Store", log: stage.log)
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter countsBothAsOne: Whether only the newest tap on any switch counts.
    public nonisolated static func stage(countsBothAsOne: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let reminders = BinReminders(on: stage, view, countsBothAsOne: countsBothAsOne)
            stage.view(view)
            stage.store(reminders.store)
            stage.track(reminders)
            stage.request(reminders.store.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) {
                for bin in ["paper", "glass"] { reminders.view?(.turned(row: bin, isOn: false)) }
            }
            for bin in ["paper", "glass"] {
                stage.state(from: Shown.isNotDone(row: bin, isOn: true), until: .isNotDone(row: bin, isOn: false))
                stage.event("turn on \(bin)", .repeatable, when: { !reminders.on.contains(bin) }) {
                    reminders.turnOn(bin)
                }
            }
        }
    }

    private func turnOn(_ bin: String) {
        let counter = countsBothAsOne ? "all" : bin
        newest[counter, default: 0] += 1
        on.insert(bin)
        view?(.isNotDone(row: bin, isOn: false))
        view?(.turned(row: bin, isOn: true))
        store.get(bin) { [weak self, number = newest[counter]] answer in
            guard let self, case .failure = answer, number == newest[counter] else { return }
            on.remove(bin)
            view?(.turned(row: bin, isOn: false))
            view?(.isNotDone(row: bin, isOn: true))
        }
    }
}
