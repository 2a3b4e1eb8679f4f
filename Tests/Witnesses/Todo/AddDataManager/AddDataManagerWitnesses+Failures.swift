import Foundation
import Proof
import TodoSpecs

extension AddDataManagerWitnesses {
    /// Data managers that are faulty after a save has failed.
    static let failures: [Witness<AddDataManagerSpec>] = [
        Witness("tries an item once more at once, although it has been reported", violates: [12]) { fixture in
            let store = fixture.store
            let report = fixture.failures.report
            return FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.lastSave = Task { [lastSave = dataManager.lastSave] in
                    _ = await lastSave?.result
                    do { try await store.save(item) } catch {
                        report(error)
                        try? await store.save(item)
                    }
                }
            }
        },
        Witness("tries an item that is lost once more, after those that wait", violates: [12]) { fixture in
            var (waiting, lost): ([TodoItem], Set<TodoItem>) = ([], [])
            let store = ReportingTodoStore(store: fixture.store, report: fixture.failures.report)
            return FaultyAddDataManager(fixture) { dataManager, item in
                waiting.append(item)
                dataManager.lastSave = Task { [lastSave = dataManager.lastSave] in
                    _ = await lastSave?.result
                    let item = waiting.removeFirst()
                    do {
                        try await store.save(item)
                    } catch  where !waiting.isEmpty && lost.insert(item).inserted {
                        dataManager.addNewEntry(item)
                    }
                }
            }
        },
        Witness("saves in the store of the last window", violates: [14], within: .milliseconds(100)) { fixture in
            LastWindow.store = fixture.store
            let report = fixture.failures.report
            return FaultyAddDataManager(fixture) { dataManager, item in
                let store = ReportingTodoStore(store: LastWindow.store ?? fixture.store, report: report)
                dataManager.lastSave = Task { [lastSave = dataManager.lastSave] in
                    _ = await lastSave?.result
                    try await store.save(item)
                }
            }
        },
        Witness("lets an item overtake the one that is being saved after a failure", violates: [3]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.save(item)
                let save = dataManager.lastSave
                Task { [weak dataManager] in
                    if case .failure = await save?.result { dataManager?.lastSave = nil }
                }
            }
        },
        Witness("turns what waits upside down after a failure", violates: [3]) { fixture in
            var (waiting, isSaving): ([TodoItem], Bool) = ([], false)
            let store = ReportingTodoStore(store: fixture.store, report: fixture.failures.report)
            return FaultyAddDataManager(fixture) { dataManager, item in
                waiting.append(item)
                guard !isSaving else { return }
                isSaving = true
                dataManager.lastSave = Task {
                    while !waiting.isEmpty {
                        do { try await store.save(waiting.removeFirst()) } catch { waiting.reverse() }
                    }
                    isSaving = false
                }
            }
        },
        Witness("loses what is like an item that could not be saved", violates: [5], within: .milliseconds(100)) {
            fixture in
            var lost: Set<TodoItem> = []
            let store = ReportingTodoStore(store: fixture.store, report: fixture.failures.report)
            return FaultyAddDataManager(fixture) { dataManager, item in
                lost.remove(item)
                dataManager.lastSave = Task { [lastSave = dataManager.lastSave] in
                    _ = await lastSave?.result
                    guard !lost.contains(item) else { return }
                    do { try await store.save(item) } catch { lost.insert(item) }
                }
            }
        },
        Witness("saves nothing any more after three failures in a row", violates: [5], within: .milliseconds(100)) {
            fixture in
            var failures = 0
            let store = ReportingTodoStore(store: fixture.store, report: fixture.failures.report)
            return FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.lastSave = Task { [lastSave = dataManager.lastSave] in
                    _ = await lastSave?.result
                    guard failures < 3 else { return }
                    do { try await store.save(item) } catch { failures += 1 }
                }
            }
        },
        Witness("loses what waits after two failures in a row", violates: [5], within: .milliseconds(100)) { fixture in
            var (waiting, failures): ([TodoItem], Int) = ([], 0)
            let store = ReportingTodoStore(store: fixture.store, report: fixture.failures.report)
            return FaultyAddDataManager(fixture) { dataManager, item in
                waiting.append(item)
                dataManager.lastSave = Task { [lastSave = dataManager.lastSave] in
                    _ = await lastSave?.result
                    guard !waiting.isEmpty else { return }
                    do {
                        try await store.save(waiting.removeFirst())
                        failures = 0
                    } catch {
                        failures += 1
                        if failures == 2 { waiting = [] }
                    }
                }
            }
        },
        Witness("hears of no item while it reports a failure", violates: [13], within: .milliseconds(100)) { fixture in
            var isReporting = false
            let report = fixture.failures.report
            let store = ReportingTodoStore(store: fixture.store) { error in
                isReporting = true
                report(error)
                isReporting = false
            }
            return FaultyAddDataManager(fixture) { dataManager, item in
                guard !isReporting else { return }
                dataManager.lastSave = Task { [lastSave = dataManager.lastSave] in
                    _ = await lastSave?.result
                    try await store.save(item)
                }
            }
        },
        Witness("saves what could not be saved with the next item", violates: [12]) { fixture in
            var lost: [TodoItem] = []
            return FaultyAddDataManager(fixture) { dataManager, item in
                let items = lost + [item]
                lost = []
                for item in items {
                    dataManager.save(item)
                    Task { [save = dataManager.lastSave] in
                        if case .failure = await save?.result { lost.append(item) }
                    }
                }
            }
        },
        Witness("loses items beyond the first sixteen that wait", violates: [2]) { fixture in
            let (items, queue) = AsyncStream<TodoItem>.makeStream(bufferingPolicy: .bufferingOldest(16))
            let store = ReportingTodoStore(store: fixture.store, report: fixture.failures.report)
            Task { for await item in items { try? await store.save(item) } }
            return FaultyAddDataManager(fixture) { _, item in queue.yield(item) }
        },
        Witness("does not report a failure that is the same as the last", violates: [8], within: .milliseconds(100)) {
            fixture in
            var last: String?
            return reporting(fixture) { error in
                if last != "\(error)" { fixture.failures.report(error) }
                last = "\(error)"
            }
        },
        Witness("takes a cancelled save for none", violates: [8], within: .milliseconds(100)) { fixture in
            reporting(fixture) { if !($0 is CancellationError) { fixture.failures.report($0) } }
        },
        Witness("reports a failure again for each item that waits", violates: [9]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                let (last, report) = (dataManager.lastSave, fixture.failures.report)
                dataManager.save(item)
                Task { if case .failure(let error) = await last?.result { report(error) } }
            }
        },
        Witness("reports no failure once it is let go", violates: [10], within: .milliseconds(100)) { fixture in
            let alive = Alive()
            return reporting(fixture, keeping: alive) { [weak alive] error in
                if alive != nil { fixture.failures.report(error) }
            }
        },
        Witness("reports the second failure twice", violates: [9]) { fixture in
            let failures = Counter()
            return FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.lastSave = Task { [store = fixture.store, lastSave = dataManager.lastSave] in
                    _ = await lastSave?.result
                    do {
                        try await store.save(item)
                    } catch {
                        failures.value += 1
                        for _ in 1...min(failures.value, 2) { fixture.failures.report(error) }
                    }
                }
            }
        },
    ]

    /// Returns a data manager that saves items in order, and reports failures to a closure.
    @MainActor private static func reporting(
        _ fixture: AddDataManagerFixture,
        keeping kept: AnyObject? = nil,
        _ report: @escaping @MainActor @Sendable (any Error) -> Void
    ) -> FaultyAddDataManager {
        _ = fixture.failures.report
        let dataManager = FaultyAddDataManager(fixture) { dataManager, item in
            dataManager.lastSave = Task { [lastSave = dataManager.lastSave, store = fixture.store] in
                _ = await lastSave?.result
                try await ReportingTodoStore(store: store, report: report).save(item)
            }
        }
        dataManager.retained = [kept as Any]
        return dataManager
    }
}

/// An object that a data manager holds, so that others can see whether the data manager is alive.
private final class Alive: Sendable {}

/// The store of the newest data manager, as if there were only one window.
@MainActor
private enum LastWindow {
    static weak var store: TodoStoreMock?
}
