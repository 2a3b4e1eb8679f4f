import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListInteractorWitnesses {
    /// The requirements that notice if the output is told twice.
    private static let tellingTwice = Violations.all(
        except: 1,
        13,
        14,
        29,
        32,
        35,
        40,
        41,
        46,
        47,
        48,
        50,
        51,
        52,
        53,
        54,
        55,
        56,
        57,
        58,
        59
    )

    static let answers: [Witness<ListInteractorSpec>] = [
        Witness(
            "never tells anything",
            violates: .all(except: 1, 13, 14, 29, 32, 35, 40, 41, 47, 48, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59),
            within: .milliseconds(100)
        ) { fixture in
            FaultyListInteractor(fixture) { $0.tell = { _, _ in } }
        },
        Witness(
            "never asks for anything",
            violates: .all(except: 29, 35, 48, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59),
            within: .milliseconds(100)
        ) { fixture in
            FaultyListInteractor(fixture) { $0.ask = { _, _, _ in } }
        },
        Witness(
            "says nothing if there is nothing to hand over",
            violates: [2, 33, 34, 36, 37, 38, 39],
            within: .milliseconds(100)
        ) {
            fixture in
            FaultyListInteractor(fixture) {
                $0.tell = { interactor, items in if let items { interactor.output?.foundUpcomingItems(items) } }
            }
        },
        Witness(
            "says nothing if there are no items",
            violates: [3, 33, 34, 36, 37, 38, 39, 46],
            within: .milliseconds(100)
        ) {
            fixture in
            FaultyListInteractor(fixture) {
                $0.tell = { interactor, items in
                    if items?.isEmpty != true { interactor.output?.foundUpcomingItems(items ?? []) }
                }
            }
        },
        Witness("tells everything twice", violates: tellingTwice) { fixture in
            FaultyListInteractor(fixture) {
                $0.tell = { interactor, items in
                    interactor.output?.foundUpcomingItems(items ?? [])
                    interactor.output?.foundUpcomingItems(items ?? [])
                }
            }
        },
        Witness("tells everything again a moment later", violates: tellingTwice) { fixture in
            FaultyListInteractor(fixture) {
                $0.tell = { interactor, items in
                    interactor.output?.foundUpcomingItems(items ?? [])
                    Task { [weak interactor] in interactor?.output?.foundUpcomingItems(items ?? []) }
                }
            }
        },
        Witness("tells its output on a queue of its own", violates: [53]) { fixture in
            FaultyListInteractor(fixture) {
                let tell = $0.tell
                $0.tell = { interactor, items in Elsewhere.run { tell(interactor, items) } }
            }
        },
        Witness("asks its data manager on a queue of its own", violates: [53]) { fixture in
            FaultyListInteractor(fixture) {
                $0.ask = { interactor, now, answer in
                    let (start, end) = interactor.range(now, interactor.clock.calendar)
                    let dataManager = interactor.dataManager
                    Elsewhere.run { dataManager.todoItems(from: start, through: end, completion: answer) }
                }
            }
        },
        Witness(
            "tells each item by itself",
            violates: [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31, 42, 43, 44, 45, 49]
        ) { fixture in
            FaultyListInteractor(fixture) {
                $0.tell = { interactor, items in
                    for item in items ?? [] { interactor.output?.foundUpcomingItems([item]) }
                    if items?.isEmpty != false { interactor.output?.foundUpcomingItems([]) }
                }
            }
        },
        Witness(
            "tells an empty list before it knows",
            violates: [
                2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31, 33,
                36, 37, 38, 39, 42, 43, 44, 45, 49,
            ]
        ) { fixture in
            FaultyListInteractor(fixture) {
                let ask = $0.ask
                $0.ask = { interactor, now, answer in
                    interactor.output?.foundUpcomingItems([])
                    ask(interactor, now, answer)
                }
            }
        },
        Witness(
            "asks during assembly",
            violates: [
                1, 2, 13, 14, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31, 32, 33, 36, 38, 39, 49,
            ],
            within: .milliseconds(100)
        ) { fixture in
            FaultyListInteractor(fixture) { $0.dataManager.todoItems(from: .now, through: .now) { _ in } }
        },
        Witness("hears only answers that come at once", violates: [34, 36, 38, 39, 48], within: .milliseconds(100)) {
            fixture in
            FaultyListInteractor(fixture) {
                let ask = $0.ask
                $0.ask = { interactor, now, answer in
                    let isAsking = Counter()
                    isAsking.value = 1
                    ask(interactor, now) { items in if isAsking.value == 1 { answer(items) } }
                    isAsking.value = 0
                }
            }
        },
        Witness("answers its first request only", violates: [29, 33, 34, 37, 38], within: .milliseconds(100)) {
            fixture in
            FaultyListInteractor(fixture) { $0.wants = { _, request, times in request == 1 && times == 0 } }
        },
        Witness("keeps its first answer for ever", violates: [29, 33, 34]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let cache = Cache()
                interactor.edit = { cache.value($0) }
            }
        },
        Witness("does not ask while it waits for an answer", violates: [34, 37], within: .milliseconds(100)) {
            fixture in
            FaultyListInteractor(fixture) {
                let ask = $0.ask
                $0.ask = { interactor, now, answer in
                    if interactor.requests == interactor.answers + 1 { ask(interactor, now, answer) }
                }
            }
        },
        Witness("drops an answer while it works on another", violates: [34]) { fixture in
            FaultyListInteractor(fixture) {
                let (isWorking, ask) = (Counter(), $0.ask)
                $0.ask = { interactor, now, answer in
                    ask(interactor, now) { items in
                        guard isWorking.value == 0 else { return }
                        isWorking.value = 1
                        Task {
                            answer(items)
                            isWorking.value = 0
                        }
                    }
                }
            }
        },
        Witness("hears the oldest of the requests that overlap", violates: [34, 37], within: .milliseconds(100)) {
            fixture in
            FaultyListInteractor(fixture) {
                $0.wants = { interactor, request, times in request == interactor.answers + 1 && times == 0 }
            }
        },
        Witness("lets an older answer overwrite a newer one", violates: [35]) { fixture in
            FaultyListInteractor(fixture) { $0.wants = { _, _, times in times == 0 } }
        },
        Witness("hears a second answer to one request", violates: [38]) { fixture in
            FaultyListInteractor(fixture) { $0.wants = { interactor, request, _ in request == interactor.requests } }
        },
        Witness(
            "tells the newest answer for every request that overlaps",
            violates: [34, 37],
            within: .milliseconds(100)
        ) { fixture in
            FaultyListInteractor(fixture) { interactor in
                interactor.wants = { _, _, times in times == 0 }
                interactor.tell = { interactor, items in
                    let overlapping = max(1, interactor.requests - interactor.answers + 1)
                    for _ in 0..<overlapping { interactor.output?.foundUpcomingItems(items ?? []) }
                }
            }
        },
        Witness("asks again if nobody listens any more", violates: [40, 41]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let dataManager = interactor.dataManager
                interactor.ask = { interactor, now, answer in
                    let (start, end) = interactor.range(now, interactor.clock.calendar)
                    dataManager.todoItems(from: start, through: end) { [weak output = interactor.output] items in
                        if output == nil { dataManager.todoItems(from: start, through: end) { _ in } }
                        answer(items)
                    }
                }
            }
        },
        Witness("is dead once there was nothing", violates: [33, 34], within: .milliseconds(100)) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let isDead = Counter()
                let ask = interactor.ask
                interactor.ask = { interactor, now, answer in
                    guard isDead.value == 0 else { return }
                    ask(interactor, now) { items in
                        if items?.isEmpty != false { isDead.value = 1 }
                        answer(items)
                    }
                }
            }
        },
        Witness("says nothing if nothing has changed", violates: [33], within: .milliseconds(100)) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let last = Last()
                interactor.tell = { interactor, items in
                    guard last.items != items ?? [] else { return }
                    last.items = items ?? []
                    interactor.output?.foundUpcomingItems(items ?? [])
                }
            }
        },
        Witness("asks again if there is nothing to hand over", violates: [2, 40, 41, 52]) { fixture in
            FaultyListInteractor(fixture) {
                let ask = $0.ask
                $0.ask = { interactor, now, answer in
                    ask(interactor, now) { items in
                        if items == nil { ask(interactor, now) { _ in } }
                        answer(items)
                    }
                }
            }
        },
    ]
}

/// Remembers the first items, and returns them from then on.
@MainActor
private final class Cache {
    private var items: [UpcomingItem]?

    func value(_ items: [UpcomingItem]) -> [UpcomingItem] {
        let cached = self.items ?? items
        self.items = cached
        return cached
    }
}

/// The last items that the output was told.
@MainActor
private final class Last {
    var items: [UpcomingItem]?
}
