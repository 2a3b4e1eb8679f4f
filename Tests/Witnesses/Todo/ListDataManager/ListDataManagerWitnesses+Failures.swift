import Foundation
import Proof
import TodoSpecs

extension ListDataManagerWitnesses {
    /// Data managers that are faulty after a read has failed, or while a read is slow.
    static let failures: [Witness<ListDataManagerSpec>] = [
        Witness("does not answer if a read was cancelled", violates: [8], within: .milliseconds(100)) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let answer = dataManager.answer
                dataManager.answer = { result, told in
                    if case .failure(let error) = result, error is CancellationError { return }
                    answer(result, told)
                }
            }
        },
        Witness("hands up what it found last if a read fails", violates: [8]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                var last: [TodoItem]?
                dataManager.answer = { result, told in
                    last = (try? result.get()) ?? last
                    told(last)
                }
            }
        },
        Witness("hands up what it found for days that begin on the same one if a read fails", violates: [8]) {
            fixture in
            handingUpKnown(fixture) { start, _ in start }
        },
        Witness("hands up what it found for days that end on the same one if a read fails", violates: [8]) { fixture in
            handingUpKnown(fixture) { _, end in end }
        },
        Witness("hands up nothing once it is let go", violates: [21]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let answer = dataManager.answer
                dataManager.answer = { [weak dataManager] result, told in
                    answer(dataManager == nil ? .success([]) : result, told)
                }
            }
        },
        Witness("holds itself while the store fails", violates: [15]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let answer = dataManager.answer
                dataManager.answer = { [weak dataManager] result, told in
                    let hasFailed = (try? result.get()) == nil
                    dataManager?.retained = hasFailed ? [{ [dataManager] in _ = dataManager }] : []
                    answer(result, told)
                }
            }
        },
        Witness("hands up at most a thousand items", violates: [6]) { fixture in
            FaultyListDataManager(fixture) {
                $0.answer = { result, told in told((try? result.get()).map { Array($0.prefix(1_000)) }) }
            }
        },
        Witness("reports its first failure only", violates: [20], within: .milliseconds(100)) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let reports = Counter()
                dataManager.report = { [report = dataManager.report] error in
                    reports.value += 1
                    if reports.value == 1 { report(error) }
                }
            }
        },
        Witness("reports no failure once it is let go", violates: [23], within: .milliseconds(100)) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                dataManager.report = { [weak dataManager, report = dataManager.report] error in
                    if dataManager != nil { report(error) }
                }
            }
        },
        Witness("does not answer a failure once it is let go", violates: [21], within: .milliseconds(100)) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let answer = dataManager.answer
                dataManager.answer = { [weak dataManager] result, told in
                    if case .failure = result, dataManager == nil { return }
                    answer(result, told)
                }
            }
        },
        Witness("reckons its days once the request before is answered", violates: [22]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let (request, instants, clock) = (dataManager.request, dataManager.instants, dataManager.clock)
                var last: Task<Void, Never>?
                dataManager.instants = { start, end, _ in (start, end) }
                dataManager.request = { dataManager, days, told in
                    last = Task { [last] in
                        await last?.value
                        await withCheckedContinuation { answered in
                            request(dataManager, instants(days.0, days.1, clock.calendar)) { items in
                                told(items)
                                answered.resume()
                            }
                        }
                    }
                }
            }
        },
        Witness("reckons its days again when it is answered", violates: [22]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let (request, answer, clock) = (dataManager.request, dataManager.answer, dataManager.clock)
                dataManager.request = { dataManager, instants, told in
                    dataManager.answer = { result, told in
                        let start = clock.calendar.startOfDay(for: instants.0.addingTimeInterval(43_200))
                        answer(result.map { $0.filter { $0.dueDate >= start } }, told)
                    }
                    request(dataManager, instants, told)
                }
            }
        },
    ]

    /// Returns a data manager that answers a failed read with the last items that it found under the same key.
    @MainActor private static func handingUpKnown(
        _ fixture: ListDataManagerFixture,
        _ key: @escaping (_ start: Date, _ end: Date) -> Date
    ) -> FaultyListDataManager {
        FaultyListDataManager(fixture) { dataManager in
            let request = dataManager.request
            var known: [Date: [TodoItem]] = [:]
            dataManager.request = { dataManager, instants, told in
                let key = key(instants.0, instants.1)
                dataManager.answer = { result, told in
                    known[key] = (try? result.get()) ?? known[key]
                    told(known[key])
                }
                request(dataManager, instants, told)
            }
        }
    }
}
