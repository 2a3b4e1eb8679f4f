import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListPresenterWitnesses {
    static let content: [Witness<ListPresenterSpec>] = [
        Witness("shows an empty list if everything is out of range", violates: [17]) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = { $0.filter { $0.relation != .outOfRange } }
                $0.show = { presenter, data in
                    if presenter.answers.last?.isEmpty == true {
                        presenter.view?.showNoContentMessage()
                    } else {
                        presenter.view?.showUpcomingDisplayData(data)
                    }
                }
            }
        },
        Witness("shows a title in the first of its sections only", violates: [20, 22]) { fixture in
            FaultyListPresenter(fixture) {
                $0.edit = { data in
                    var titles: Set<String> = []
                    var data = data
                    for index in data.sections.indices {
                        let known = titles
                        titles.formUnion(data.sections[index].items.map(\.title))
                        data.sections[index].items.removeAll { known.contains($0.title) }
                    }
                    data.sections.removeAll(where: \.items.isEmpty)
                    return data
                }
            }
        },
        Witness("names no day out of range", violates: [24]) { fixture in
            FaultyListPresenter(fixture) {
                $0.edit = sections { section in
                    guard section.name == "Unknown" else { return }
                    section.items = section.items.map { UpcomingDisplayItem(title: $0.title, dueDay: "") }
                }
            }
        },
        Witness("shows items out of range as later this week", violates: [6, 19]) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = changing { if $0.relation == .outOfRange { $0.relation = .laterThisWeek } }
            }
        },
        Witness("shows items out of range as next week, where there is one", violates: [6, 19]) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = { items in
                    guard items.contains(where: { $0.relation == .nextWeek }) else { return items }
                    return changing { if $0.relation == .outOfRange { $0.relation = .nextWeek } }(items)
                }
            }
        },
        Witness("shows sections in the order of their names", violates: [5, 18, 19, 22, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.edit = { UpcomingDisplayData(sections: $0.sections.sorted { $0.name < $1.name }) }
            }
        },
        Witness("shows sections in the order of their first items", violates: [5, 19, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.format = { presenter, items in
                    let data = correct(presenter, items)
                    let titles = items.map(\.title)
                    func position(_ section: UpcomingDisplaySection) -> Int {
                        section.items.first.flatMap { titles.firstIndex(of: $0.title) } ?? 0
                    }
                    return UpcomingDisplayData(sections: data.sections.sorted { position($0) < position($1) })
                }
            }
        },
        Witness("calls the third section “This Week”", violates: [5, 22, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.edit = sections { if $0.name == "Later This Week" { $0.name = "This Week" } }
            }
        },
        Witness("shows no images", violates: [2, 3, 5, 28]) { fixture in
            FaultyListPresenter(fixture) { $0.edit = sections { $0.imageName = "" } }
        },
        Witness("swaps the images of the weeks", violates: [5, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.edit = sections { section in
                    let swapped = ["circle": "calendar", "calendar": "circle"]
                    section.imageName = swapped[section.imageName] ?? section.imageName
                }
            }
        },
        Witness("shows sections without items", violates: [2, 6, 18, 19, 20, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.edit = { data in
                    guard !data.sections.isEmpty, !data.sections.contains(where: { $0.name == "Tomorrow" }) else {
                        return data
                    }
                    let empty = UpcomingDisplaySection(name: "Tomorrow", imageName: "alarm", items: [])
                    let index = data.sections.first?.name == "Today" ? 1 : 0
                    return UpcomingDisplayData(sections: data.sections[..<index] + [empty] + data.sections[index...])
                }
            }
        },
        Witness("shows a section for today after a save, even if it is empty", violates: [18]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (saved, hasSaved) = (presenter.saved, Flag())
                presenter.saved = { presenter in
                    hasSaved.isUp = true
                    saved(presenter)
                }
                presenter.edit = { data in
                    guard hasSaved.isUp, let first = data.sections.first, first.name != "Today" else { return data }
                    let today = UpcomingDisplaySection(name: "Today", imageName: "check", items: [])
                    return UpcomingDisplayData(sections: [today] + data.sections)
                }
            }
        },
        Witness("sorts the items of a section by title", violates: [19, 21, 24, 28]) { fixture in
            FaultyListPresenter(fixture) { $0.edit = sections { $0.items.sort { $0.title < $1.title } } }
        },
        Witness("sorts the items by their due date", violates: [19, 28]) { fixture in
            FaultyListPresenter(fixture) { $0.select = { $0.sorted { $0.dueDate < $1.dueDate } } }
        },
        Witness("shows a title once for each day", violates: [20]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let clock = presenter.clock
                presenter.select = { items in
                    var due: [String: Date] = [:]
                    return items.filter { item in
                        let day = clock.calendar.startOfDay(for: item.dueDate)
                        let known = due["\(item.title) \(item.relation) \(day)"]
                        due["\(item.title) \(item.relation) \(day)"] = item.dueDate
                        return known == nil || known == item.dueDate
                    }
                }
            }
        },
        Witness("shows items that are alike once", violates: [20, 21]) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = { items in
                    var seen: Set<UpcomingItem> = []
                    return items.filter { seen.insert($0).inserted }
                }
            }
        },
        Witness("trims titles", violates: [21]) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = changing { $0.title = $0.title.trimmingCharacters(in: .whitespacesAndNewlines) }
            }
        },
        Witness("spells titles that are equal as the first of them", violates: [21]) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = { items in
                    let spellings = Dictionary(items.map { ($0.title, $0.title) }) { first, _ in first }
                    return changing { $0.title = spellings[$0.title] ?? $0.title }(items)
                }
            }
        },
        Witness("capitalises titles", violates: [21, 22]) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = changing { $0.title = $0.title.prefix(1).uppercased() + $0.title.dropFirst() }
            }
        },
        Witness("cuts long titles", violates: [21]) { fixture in
            FaultyListPresenter(fixture) { $0.select = changing { $0.title = String($0.title.prefix(255)) } }
        },
        Witness("shows at most twenty items in a section", violates: [20, 21, 23]) { fixture in
            FaultyListPresenter(fixture) { $0.edit = sections { $0.items = Array($0.items.prefix(20)) } }
        },
        Witness("reckons the section anew from the date", violates: [3, 5, 22, 24, 25, 26, 27, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.format = { presenter, items in
                    let days = UpcomingDays(now: presenter.clock.now, calendar: presenter.clock.calendar)
                    return correct(
                        presenter,
                        changing { $0.relation = days.relation(of: $0.dueDate) }(items)
                    )
                }
            }
        },
        Witness("compares each item with every other", violates: [23, 34], within: .seconds(2)) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = { items in
                    guard items.count > 1_000 else { return items }
                    return items.filter { item in
                        !Task.isCancelled && items.count { $0.title == item.title && $0.dueDate == item.dueDate } > 0
                    }
                }
            }
        },
        Witness("leaves out of titles what cannot be seen", violates: [21]) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = { items in
                    items.map { item in
                        var item = item
                        item.title = String(
                            String.UnicodeScalarView(
                                item.title.unicodeScalars.filter { scalar in
                                    !scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{200D}"
                                }
                            )
                        )
                        return item
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

    private static func sections(
        _ change: @escaping (inout UpcomingDisplaySection) -> Void
    ) -> (UpcomingDisplayData) -> UpcomingDisplayData {
        { data in
            var changed = data
            for index in changed.sections.indices { change(&changed.sections[index]) }
            return changed
        }
    }
}
