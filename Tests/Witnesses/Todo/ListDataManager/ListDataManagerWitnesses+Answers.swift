import Foundation
import Proof
import TodoSpecs

extension ListDataManagerWitnesses {
    static let answers: [Witness<ListDataManagerSpec>] = [
        Witness("asks for two halves of the days, whose border is in both", violates: [6]) { fixture in
            FaultyListDataManager(fixture) {
                $0.request = { dataManager, instants, told in
                    Task { [store = dataManager.store, report = dataManager.report, answer = dataManager.answer] in
                        do {
                            let border = instants.0.addingTimeInterval(7 * 86_400)
                            guard border < instants.1 else {
                                return answer(
                                    .success(try await store.items(from: instants.0, through: instants.1)),
                                    told
                                )
                            }
                            let first = try await store.items(from: instants.0, through: border)
                            answer(.success(first + (try await store.items(from: border, through: instants.1))), told)
                        } catch {
                            report(error)
                            answer(.failure(error), told)
                        }
                    }
                }
            }
        },
        Witness("asks the store of the last window", violates: [24], within: .milliseconds(100)) { fixture in
            LastWindow.store = fixture.store
            return FaultyListDataManager(fixture) {
                $0.request = { dataManager, instants, told in
                    let store: any TodoStore = LastWindow.store ?? dataManager.store
                    Task { [report = dataManager.report, answer = dataManager.answer] in
                        do {
                            answer(.success(try await store.items(from: instants.0, through: instants.1)), told)
                        } catch {
                            report(error)
                            answer(.failure(error), told)
                        }
                    }
                }
            }
        },
        Witness(
            "never answers",
            violates: [1, 2, 3, 4, 5, 6, 7, 8, 9],
            within: .milliseconds(100)
        ) { fixture in
            FaultyListDataManager(fixture) { $0.answer = { _, _ in } }
        },
        Witness("sorts the items by name", violates: [6]) { fixture in
            FaultyListDataManager(fixture) { $0.answer = editing { $0.sorted { $0.name < $1.name } } }
        },
        Witness("leaves out items that are alike", violates: [6]) { fixture in
            FaultyListDataManager(fixture) { $0.answer = editing { Array(Set($0)) } }
        },
        Witness("trims the names", violates: [6]) { fixture in
            FaultyListDataManager(fixture) {
                $0.answer = editing { items in
                    items.map {
                        TodoItem(name: $0.name.trimmingCharacters(in: .whitespacesAndNewlines), dueDate: $0.dueDate)
                    }
                }
            }
        },
        Witness("spells names that are equal as the first of them", violates: [6]) { fixture in
            FaultyListDataManager(fixture) {
                $0.answer = editing { items in
                    let spellings = Dictionary(items.map { ($0.name, $0.name) }) { first, _ in first }
                    return items.map { TodoItem(name: spellings[$0.name] ?? $0.name, dueDate: $0.dueDate) }
                }
            }
        },
        Witness("cuts the due dates to the millisecond", violates: [6]) { fixture in
            FaultyListDataManager(fixture) {
                $0.answer = editing { items in
                    items.map {
                        let milliseconds = ($0.dueDate.timeIntervalSinceReferenceDate * 1_000).rounded()
                        return TodoItem(
                            name: $0.name,
                            dueDate: Date(timeIntervalSinceReferenceDate: milliseconds / 1_000)
                        )
                    }
                }
            }
        },
        Witness("cuts the due dates to the second", violates: [6]) { fixture in
            FaultyListDataManager(fixture) {
                $0.answer = editing { items in
                    items.map {
                        let seconds = $0.dueDate.timeIntervalSince1970.rounded(.down)
                        return TodoItem(name: $0.name, dueDate: Date(timeIntervalSince1970: seconds))
                    }
                }
            }
        },
        Witness("does not answer if there are no items", violates: [7], within: .milliseconds(100)) { fixture in
            FaultyListDataManager(fixture) {
                $0.answer = { result, told in
                    if case .success(let items) = result { if !items.isEmpty { told(items) } } else { told(nil) }
                }
            }
        },
        Witness("does not answer if the store fails", violates: [8], within: .milliseconds(100)) { fixture in
            FaultyListDataManager(fixture) { $0.answer = { if case .success(let items) = $0 { $1(items) } } }
        },
        Witness("makes up an item if the store fails", violates: [8]) { fixture in
            FaultyListDataManager(fixture) {
                $0.answer = { result, told in
                    if case .success(let items) = result { told(items) }
                    if case .failure(let error) = result { told([TodoItem(name: "\(error)", dueDate: .now)]) }
                }
            }
        },
        Witness("answers with nothing before it knows", violates: [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
            fixture in
            FaultyListDataManager(fixture) {
                let request = $0.request
                $0.request = { dataManager, instants, told in
                    told(nil)
                    request(dataManager, instants, told)
                }
            }
        },
        Witness("does not answer once midnight has passed", violates: [9], within: .milliseconds(100)) { fixture in
            FaultyListDataManager(fixture) {
                let (request, clock) = ($0.request, $0.clock)
                $0.request = { dataManager, instants, told in
                    let asked = clock.now
                    request(dataManager, instants) { items in
                        if clock.calendar.isDate(clock.now, inSameDayAs: asked) { told(items) }
                    }
                }
            }
        },
        Witness("answers twice", violates: [7, 8, 9, 10]) { fixture in
            FaultyListDataManager(fixture) {
                let answer = $0.answer
                $0.answer = { result, told in
                    answer(result, told)
                    answer(result, told)
                }
            }
        },
        Witness("keeps one completion for all requests", violates: [10, 19], within: .milliseconds(200)) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let newest = Newest()
                let (request, answer) = (dataManager.request, dataManager.answer)
                dataManager.request = { dataManager, instants, told in
                    newest.completion = told
                    request(dataManager, instants, told)
                }
                dataManager.answer = { result, _ in newest.completion.map { answer(result, $0) } }
            }
        },
        Witness("keeps its first answer for ever", violates: [8, 10, 12]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let cache = FirstAnswer()
                let answer = dataManager.answer
                dataManager.answer = { result, told in answer(cache.value(result), told) }
            }
        },
        Witness("does not answer any more after a failure", violates: [11], within: .milliseconds(100)) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let failures = Counter()
                let answer = dataManager.answer
                dataManager.answer = { result, told in
                    guard failures.value == 0 else { return }
                    if case .failure = result { failures.value += 1 }
                    answer(result, told)
                }
            }
        },
        Witness("leaves those unanswered that wait when one fails", violates: [11], within: .milliseconds(100)) {
            fixture in
            FaultyListDataManager(fixture) { dataManager in
                let (failures, request, answer) = (Counter(), dataManager.request, dataManager.answer)
                dataManager.request = { dataManager, instants, told in
                    let failuresBefore = failures.value
                    dataManager.answer = { result, told in
                        let isCutOff = failures.value > failuresBefore
                        if case .failure = result { failures.value += 1 }
                        if !isCutOff { answer(result, told) }
                    }
                    request(dataManager, instants, told)
                }
            }
        },
        Witness("keeps its answer as long as the number of items is the same", violates: [10, 12]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let answer = dataManager.answer
                var known: [Int: [TodoItem]] = [:]
                dataManager.answer = { result, told in
                    guard let items = try? result.get() else { return answer(result, told) }
                    known = known[items.count] == nil ? [items.count: items] : known
                    answer(.success(known[items.count] ?? items), told)
                }
            }
        },
        Witness("gives requests that are made at once the answer of the newest", violates: [10]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let request = dataManager.request
                var waiting: [FaultyListDataManager.Completion] = []
                dataManager.request = { dataManager, instants, told in
                    waiting.append(told)
                    Task {
                        let completions = waiting
                        waiting = []
                        guard !completions.isEmpty else { return }
                        request(dataManager, instants) { items in for told in completions { told(items) } }
                    }
                }
            }
        },
        Witness("keeps the last completion", violates: [19]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let request = dataManager.request
                dataManager.request = { dataManager, instants, told in
                    dataManager.retained = [told]
                    request(dataManager, instants, told)
                }
            }
        },
        Witness("keeps a completion that it told nothing found", violates: [19]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let answer = dataManager.answer
                dataManager.answer = { [weak dataManager] result, told in
                    if case .failure = result { dataManager?.retained.append(told) }
                    answer(result, told)
                }
            }
        },
        Witness("takes what could not be read for nothing", violates: [20], within: .milliseconds(100)) { fixture in
            FaultyListDataManager(fixture) {
                $0.request = { dataManager, instants, told in
                    Task { [store = dataManager.store, answer = dataManager.answer] in
                        answer(.success((try? await store.items(from: instants.0, through: instants.1)) ?? []), told)
                    }
                }
            }
        },
        Witness("does not answer once it is let go", violates: [21], within: .milliseconds(100)) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let answer = dataManager.answer
                dataManager.answer = { [weak dataManager] in if dataManager != nil { answer($0, $1) } }
            }
        },
        Witness("saves what it finds", violates: [13]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let (answer, store) = (dataManager.answer, dataManager.store)
                dataManager.answer = { result, told in
                    answer(result, told)
                    for item in (try? result.get()) ?? [] { Task { try await store.save(item) } }
                }
            }
        },
        Witness("asks during assembly", violates: [9, 10, 14], within: .milliseconds(100)) { fixture in
            FaultyListDataManager(fixture) { $0.todoItems(from: .now, through: .now) { _ in } }
        },
        Witness("answers on a queue of its own", violates: [17]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let answer = dataManager.answer
                dataManager.answer = { result, told in answer(result) { onQueue(told, $0) } }
            }
        },
        Witness("tells of a failure on a queue of its own", violates: [17]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let answer = dataManager.answer
                dataManager.answer = { result, told in
                    if case .failure = result { onQueue(told, nil) } else { answer(result, told) }
                }
            }
        },
        Witness("holds itself through its answer", violates: [15]) { fixture in
            FaultyListDataManager(fixture) { dataManager in dataManager.retained.append({ _ = dataManager }) }
        },
        Witness("forgets all but ten requests that came at the same time", violates: [10], within: .milliseconds(100)) {
            fixture in
            FaultyListDataManager(fixture) {
                let (request, waiting) = ($0.request, Counter())
                $0.request = { dataManager, instants, told in
                    guard waiting.value < 10 else { return }
                    waiting.value += 1
                    request(dataManager, instants) { items in
                        waiting.value -= 1
                        told(items)
                    }
                }
            }
        },
        Witness("saves the time at the second request", violates: [13]) { fixture in
            FaultyListDataManager(fixture) {
                let (request, requests) = ($0.request, Counter())
                $0.request = { dataManager, instants, told in
                    requests.value += 1
                    let entry = TodoItem(name: "Asked", dueDate: instants.0)
                    if requests.value == 2 { Task { [store = dataManager.store] in try await store.save(entry) } }
                    request(dataManager, instants, told)
                }
            }
        },
        Witness("reports each failure twice", violates: [20]) { fixture in
            FaultyListDataManager(fixture) {
                $0.report = { [report = $0.report] error in
                    for _ in 1...2 { report(error) }
                }
            }
        },
    ]

    /// Calls a completion off the main actor, as only code that the compiler has not checked can do.
    private static func onQueue(_ told: @escaping FaultyListDataManager.Completion, _ items: [TodoItem]?) {
        Elsewhere.run { told(items) }
    }

    /// Returns an answer that changes the items before it passes them on.
    private static func editing(
        _ edit: @escaping @MainActor ([TodoItem]) -> [TodoItem]
    ) -> FaultyListDataManager.Answer {
        { result, told in told((try? result.get()).map(edit)) }
    }
}

/// The completion of the newest request.
@MainActor
private final class Newest {
    var completion: FaultyListDataManager.Completion?
}

/// Remembers the first answer of a store.
@MainActor
private final class FirstAnswer {
    private var answer: Result<[TodoItem], any Error>?

    func value(_ answer: Result<[TodoItem], any Error>) -> Result<[TodoItem], any Error> {
        self.answer = self.answer ?? answer
        return self.answer ?? answer
    }
}

/// The store of the newest data manager, as if there were only one window.
@MainActor
private enum LastWindow {
    static weak var store: TodoStoreMock?
}
