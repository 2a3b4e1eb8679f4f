import Foundation
public import Proof
public import TodoSpecs

/// Every faulty add data manager.
public enum AddDataManagerWitnesses {
    /// All witnesses.
    public static let all: [Witness<AddDataManagerSpec>] = saving + failures

    private static let saving: [Witness<AddDataManagerSpec>] = [
        Witness("saves nothing", violates: [1, 2, 6, 7], within: .milliseconds(100)) { fixture in
            FaultyAddDataManager(fixture) { _, _ in }
        },
        Witness("saves everything twice", violates: [1, 2, 6]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.save(item)
                dataManager.save(item)
            }
        },
        Witness("trims the name", violates: [1]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                let name = item.name.trimmingCharacters(in: .whitespacesAndNewlines)
                dataManager.save(TodoItem(name: name, dueDate: item.dueDate))
            }
        },
        Witness("cuts the due date to the second", violates: [1]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                let seconds = item.dueDate.timeIntervalSince1970.rounded(.down)
                dataManager.save(TodoItem(name: item.name, dueDate: Date(timeIntervalSince1970: seconds)))
            }
        },
        Witness("cuts the due date to the millisecond", violates: [1]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                let milliseconds = (item.dueDate.timeIntervalSinceReferenceDate * 1_000).rounded()
                let dueDate = Date(timeIntervalSinceReferenceDate: milliseconds / 1_000)
                dataManager.save(TodoItem(name: item.name, dueDate: dueDate))
            }
        },
        Witness("cuts the name at its first NUL", violates: [1]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                let name = String(item.name.prefix { $0 != "\0" })
                dataManager.save(TodoItem(name: name, dueDate: item.dueDate))
            }
        },
        Witness("saves no item that was due before today", violates: [1], within: .milliseconds(100)) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                if item.dueDate >= fixture.clock.calendar.startOfDay(for: fixture.clock.now) { dataManager.save(item) }
            }
        },
        Witness("saves no item without a name", violates: [1], within: .milliseconds(100)) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in if !item.name.isEmpty { dataManager.save(item) } }
        },
        Witness("gives up a save when the next one comes", violates: [2], within: .milliseconds(100)) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.lastSave?.cancel()
                dataManager.lastSave = Task { [store = dataManager.store] in
                    try Task.checkCancellation()
                    try await store.save(item)
                }
            }
        },
        Witness("takes an item for the last one, if only the hour is another", violates: [2]) { fixture in
            var last: TodoItem?
            return FaultyAddDataManager(fixture) { dataManager, item in
                if let last, last != item, last.name == item.name,
                    fixture.clock.calendar.isDate(last.dueDate, inSameDayAs: item.dueDate)
                {
                    return
                }
                last = item
                dataManager.save(item)
            }
        },
        Witness("loses what is added while it saves", violates: [11], within: .milliseconds(100)) { fixture in
            var (waiting, isSaving): ([TodoItem], Bool) = ([], false)
            let store = ReportingTodoStore(store: fixture.store, report: fixture.failures.report)
            return FaultyAddDataManager(fixture) { dataManager, item in
                waiting.append(item)
                guard !isSaving else { return }
                isSaving = true
                dataManager.lastSave = Task {
                    for item in waiting { try? await store.save(item) }
                    (waiting, isSaving) = ([], false)
                }
            }
        },
        Witness("takes an item for the one that is being saved, if they are alike", violates: [11]) { fixture in
            var current: TodoItem?
            let store = ReportingTodoStore(store: fixture.store, report: fixture.failures.report)
            return FaultyAddDataManager(fixture) { dataManager, item in
                guard item != current else { return }
                dataManager.lastSave = Task { [lastSave = dataManager.lastSave] in
                    _ = await lastSave?.result
                    current = item
                    try? await store.save(item)
                    current = nil
                }
            }
        },
        Witness("saves the newest item first", violates: [3]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.retained.append(item)
                dataManager.lastSave = Task { [weak dataManager, store = dataManager.store] in
                    let newest = dataManager?.retained.popLast() as? TodoItem ?? item
                    try await store.save(newest)
                }
            }
        },
        Witness("lets saves overtake one another if the store is slow", violates: [3]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                Task { [store = dataManager.store] in try await store.save(item) }
            }
        },
        Witness("loses what waits once it is let go", violates: [4], within: .milliseconds(100)) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.lastSave = Task {
                    [weak dataManager, store = dataManager.store, last = dataManager.lastSave] in
                    _ = await last?.result
                    if last == nil || dataManager != nil { try await store.save(item) }
                }
            }
        },
        Witness("loses what waits when a save fails", violates: [5], within: .milliseconds(100)) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                let queue = dataManager.lastSave
                dataManager.lastSave = Task { [weak dataManager, store = dataManager.store] in
                    do {
                        try await queue?.value
                        try await store.save(item)
                    } catch {
                        dataManager?.lastSave = nil
                        throw error
                    }
                }
            }
        },
        Witness("saves nothing once it is let go", violates: [4], within: .milliseconds(100)) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                Task { [weak dataManager] in dataManager?.save(item) }
            }
        },
        Witness("saves nothing after a failure", violates: [5], within: .milliseconds(100)) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.lastSave = Task { [store = dataManager.store, lastSave = dataManager.lastSave] in
                    try await lastSave?.value
                    try await store.save(item)
                }
            }
        },
        Witness("reads everything before it saves", violates: [6]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.lastSave = Task { [store = dataManager.store, lastSave = dataManager.lastSave] in
                    _ = await lastSave?.result
                    _ = try await store.items(from: .distantPast, through: .distantFuture)
                    try await store.save(item)
                }
            }
        },
        Witness("holds itself once it has saved", violates: [7]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.retained.append(dataManager)
                dataManager.save(item)
            }
        },
        Witness("holds itself once it could not save", violates: [7]) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.save(item)
                Task { [lastSave = dataManager.lastSave] in
                    if case .failure = await lastSave?.result { dataManager.retained.append(dataManager) }
                }
            }
        },
        Witness("loses an item without a word", violates: [8], within: .milliseconds(100)) { fixture in
            FaultyAddDataManager(fixture) { dataManager, item in
                dataManager.lastSave = Task { [store = fixture.store, lastSave = dataManager.lastSave] in
                    _ = await lastSave?.result
                    try await store.save(item)
                }
            }
        },
    ]
}
