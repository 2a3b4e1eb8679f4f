import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListInteractorWitnesses {
    static let content: [Witness<ListInteractorSpec>] = [
        Witness("tells what was due before today first", violates: [42]) { fixture in
            let yesterday = fixture.clock.now - 86_400
            return FaultyListInteractor(fixture) {
                $0.edit = { items in items.filter { $0.dueDate < yesterday } + items.filter { $0.dueDate >= yesterday }
                }
            }
        },
        Witness("sorts items by their due date", violates: [42, 45]) { fixture in
            FaultyListInteractor(fixture) { $0.edit = { $0.sorted { $0.dueDate < $1.dueDate } } }
        },
        Witness("tells items backwards", violates: [30, 42, 44, 45]) { fixture in
            FaultyListInteractor(fixture) { $0.edit = { $0.reversed() } }
        },
        Witness("tells items that are alike once", violates: [43]) { fixture in
            FaultyListInteractor(fixture) {
                $0.edit = { items in
                    var seen: Set<UpcomingItem> = []
                    return items.filter { seen.insert($0).inserted }
                }
            }
        },
        Witness("trims titles", violates: [44]) { fixture in
            FaultyListInteractor(fixture) {
                $0.edit = changing { $0.title = $0.title.trimmingCharacters(in: .whitespacesAndNewlines) }
            }
        },
        Witness("composes the characters of titles", violates: [44]) { fixture in
            FaultyListInteractor(fixture) {
                $0.edit = changing { $0.title = $0.title.precomposedStringWithCanonicalMapping }
            }
        },
        Witness("cuts long titles", violates: [44]) { fixture in
            FaultyListInteractor(fixture) { $0.edit = changing { $0.title = String($0.title.prefix(255)) } }
        },
        Witness("cuts due dates to the second", violates: [44]) { fixture in
            FaultyListInteractor(fixture) {
                $0.edit = changing { item in
                    item.dueDate = Date(timeIntervalSince1970: item.dueDate.timeIntervalSince1970.rounded(.down))
                }
            }
        },
        Witness("cuts due dates to the millisecond", violates: [44]) { fixture in
            FaultyListInteractor(fixture) {
                $0.edit = changing { item in
                    let milliseconds = (item.dueDate.timeIntervalSinceReferenceDate * 1_000).rounded()
                    item.dueDate = Date(timeIntervalSinceReferenceDate: milliseconds / 1_000)
                }
            }
        },
        Witness("spells titles that are equal as the first of them", violates: [44]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                interactor.edit = { items in
                    let spellings = Dictionary(items.map { ($0.title, $0.title) }) { first, _ in first }
                    return changing { $0.title = spellings[$0.title] ?? $0.title }(items)
                }
            }
        },
        Witness("takes the due date of the item before where both bear one title", violates: [44, 58]) { fixture in
            FaultyListInteractor(fixture) {
                $0.edit = { items in
                    var edited = items
                    for index in items.indices.dropFirst() where items[index].title == items[index - 1].title {
                        edited[index].dueDate = items[index - 1].dueDate
                    }
                    return edited
                }
            }
        },
        Witness("leaves out items without a name", violates: [44]) { fixture in
            FaultyListInteractor(fixture) { $0.edit = { $0.filter { !$0.title.isEmpty } } }
        },
        Witness("knows how an item relates by its title", violates: [58]) { fixture in
            FaultyListInteractor(fixture) {
                $0.edit = { items in
                    let first = Dictionary(items.map { ($0.title, $0.relation) }) { first, _ in first }
                    return items.map {
                        UpcomingItem(title: $0.title, dueDate: $0.dueDate, relation: first[$0.title] ?? $0.relation)
                    }
                }
            }
        },
        Witness("knows how an item relates by its title and weekday", violates: [58]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let clock = interactor.clock
                func key(_ item: UpcomingItem) -> String {
                    "\(item.title) \(clock.calendar.component(.weekday, from: item.dueDate))"
                }
                interactor.edit = { items in
                    let first = Dictionary(items.map { (key($0), $0.relation) }) { first, _ in first }
                    return changing { $0.relation = first[key($0)] ?? $0.relation }(items)
                }
            }
        },
        Witness("leaves out the last item of many", violates: [30, 42, 43, 45]) { fixture in
            FaultyListInteractor(fixture) { $0.edit = { $0.count > 2 ? Array($0.dropLast()) : $0 } }
        },
        Witness("tells at most a thousand items", violates: [45]) { fixture in
            FaultyListInteractor(fixture) { $0.edit = { Array($0.prefix(1_000)) } }
        },
        Witness("compares each item with every other", violates: [45], within: .seconds(2)) { fixture in
            FaultyListInteractor(fixture) {
                $0.edit = { items in
                    guard items.count > 1_000 else { return items }
                    return items.filter { item in
                        !Task.isCancelled && items.count { $0.title == item.title && $0.dueDate == item.dueDate } > 0
                    }
                }
            }
        },
    ]

    private static func changing(
        _ change: @escaping (inout UpcomingItem) -> Void
    ) -> ([UpcomingItem]) -> [UpcomingItem] {
        { items in
            items.map { item in
                var changed = item
                change(&changed)
                return changed
            }
        }
    }
}
