import Foundation
import Proof
import TodoSpecs

extension ListViewWitnesses {
    static let screens: [Witness<ListViewSpec>] = [
        Witness("draws data a moment later, and the message at once", violates: [4]) { fixture in
            FaultyListView.probe(fixture) {
                let showData = $0.showData
                $0.showData = { view, data in Task { showData(view, data) } }
            }
        },
        Witness("leaves the table if data has no sections", violates: [4]) { fixture in
            FaultyListView.probe(fixture) {
                let showData = $0.showData
                $0.showData = { if !$1.sections.isEmpty { showData($0, $1) } }
            }
        },
        Witness("cuts titles after 1,000 characters", violates: [14]) { fixture in
            FaultyListView.probe(
                fixture,
                editingEach { section in
                    section.items = section.items.map {
                        UpcomingDisplayItem(title: String($0.title.prefix(1_000)), dueDay: $0.dueDay)
                    }
                }
            )
        },
        Witness("does not show the no-content message", violates: [1, 4, 5]) { fixture in
            FaultyListView.probe(fixture) { $0.showMessage = { _ in } }
        },
        Witness("shows the no-content message below the table", violates: [4, 5]) { fixture in
            FaultyListView.probe(fixture) { $0.showMessage = { $0.onScreen.showsNoContentMessage = true } }
        },
        Witness("does not show data", violates: [2, 3, 4, 5]) { fixture in
            FaultyListView.probe(fixture) { $0.showData = { _, _ in } }
        },
        Witness("leaves the no-content message over the table", violates: [4]) { fixture in
            FaultyListView.probe(fixture) { $0.showData = { $0.onScreen.sections = $1.sections } }
        },
        Witness("shows the no-content message over the table", violates: [2, 4, 5]) { fixture in
            FaultyListView.probe(fixture) {
                $0.showData = { $0.onScreen = ListScreen(showsNoContentMessage: true, sections: $1.sections) }
            }
        },
        Witness("adds new sections to the old ones", violates: [4]) { fixture in
            FaultyListView.probe(fixture) {
                $0.showData = { view, data in
                    view.onScreen.showsNoContentMessage = false
                    view.onScreen.sections += data.sections
                }
            }
        },
        Witness("shows the first section only", violates: [3, 4, 5]) { fixture in
            FaultyListView.probe(fixture, editing { Array($0.prefix(1)) })
        },
        Witness("shows the sections upside down", violates: [3, 4, 5]) { fixture in
            FaultyListView.probe(fixture, editing { $0.reversed() })
        },
        Witness("shows no images", violates: [3, 4, 5]) { fixture in
            FaultyListView.probe(fixture, editingEach { $0.imageName = "" })
        },
        Witness("shows no days", violates: [3, 4, 5]) { fixture in
            FaultyListView.probe(
                fixture,
                editingEach { $0.items = $0.items.map { UpcomingDisplayItem(title: $0.title, dueDay: "") } }
            )
        },
        Witness("begins days with a capital", violates: [3]) { fixture in
            FaultyListView.probe(
                fixture,
                editingEach { section in
                    section.items = section.items.map {
                        UpcomingDisplayItem(title: $0.title, dueDay: $0.dueDay.capitalized)
                    }
                }
            )
        },
        Witness("shows items with the same title once", violates: [3, 4, 5]) { fixture in
            FaultyListView.probe(
                fixture,
                editingEach { section in
                    var titles: Set<String> = []
                    section.items = section.items.filter { titles.insert($0.title).inserted }
                }
            )
        },
        Witness("shows rows that are alike once", violates: [3, 4]) { fixture in
            FaultyListView.probe(
                fixture,
                editingEach { section in
                    var items: Set<UpcomingDisplayItem> = []
                    section.items = section.items.filter { items.insert($0).inserted }
                }
            )
        },
        Witness("shows no rows without a title", violates: [3, 4]) { fixture in
            FaultyListView.probe(fixture, editingEach { $0.items = $0.items.filter { !$0.title.isEmpty } })
        },
        Witness("draws again what was shown first", violates: [5]) { fixture in
            FaultyListView.probe(fixture) {
                let showData = $0.showData
                var first: UpcomingDisplayData?
                $0.showData = { view, data in
                    first = first ?? data
                    showData(view, data)
                }
                $0.reload = { view in
                    if let first, !view.onScreen.showsNoContentMessage { showData(view, first) }
                }
            }
        },
        Witness("draws again what was shown first, once it has appeared again", violates: [5]) { fixture in
            FaultyListView.probe(fixture) { view in
                let (showData, appear) = (view.showData, view.appear)
                var (first, appearances): (UpcomingDisplayData?, Int) = (nil, 0)
                view.appear = { view in
                    appearances += 1
                    appear(view)
                }
                view.showData = { view, data in
                    first = first ?? data
                    showData(view, data)
                }
                view.reload = { view in
                    if let first, appearances > 1, !view.onScreen.showsNoContentMessage { showData(view, first) }
                }
            }
        },
        Witness("sorts its rows when it is reloaded", violates: [5]) { fixture in
            FaultyListView.probe(fixture) {
                $0.reload = { view in
                    for index in view.onScreen.sections.indices {
                        view.onScreen.sections[index].items.sort { $0.title < $1.title }
                    }
                }
            }
        },
        Witness("draws one row of its first section when it is reloaded", violates: [5]) { fixture in
            FaultyListView.probe(fixture) {
                $0.reload = { view in
                    guard let section = view.onScreen.sections.first else { return }
                    view.onScreen.sections[0].items = Array(section.items.prefix(1))
                }
            }
        },
        Witness("shows no data that comes after it was reloaded", violates: [4]) { fixture in
            FaultyListView.probe(fixture) { view in
                let showData = view.showData
                var isReloaded = false
                view.reload = { _ in isReloaded = true }
                view.showData = { view, data in
                    if !isReloaded { showData(view, data) }
                    isReloaded = false
                }
            }
        },
        Witness("leaves rows whose titles it knows where they were", violates: [4]) { fixture in
            FaultyListView.probe(fixture) {
                let showData = $0.showData
                $0.showData = { view, data in
                    let known = view.onScreen.sections.map { $0.items.map(\.title) }
                    showData(view, data)
                    for (index, titles) in known.enumerated() where index < data.sections.count {
                        let items = data.sections[index].items
                        guard Set(titles) == Set(items.map(\.title)), titles.count == items.count else { continue }
                        let places = Dictionary(zip(titles, 0...)) { first, _ in first }
                        view.onScreen.sections[index].items.sort {
                            places[$0.title, default: 0] < places[$1.title, default: 0]
                        }
                    }
                }
            }
        },
        Witness("shows the first line of a title", violates: [14]) { fixture in
            FaultyListView.probe(
                fixture,
                editingEach { section in
                    section.items = section.items.map {
                        UpcomingDisplayItem(title: String($0.title.prefix { $0 != "\n" }), dueDay: $0.dueDay)
                    }
                }
            )
        },
        Witness("cuts long titles", violates: [14]) { fixture in
            FaultyListView.probe(
                fixture,
                editingEach { section in
                    section.items = section.items.map {
                        UpcomingDisplayItem(title: String($0.title.prefix(60)), dueDay: $0.dueDay)
                    }
                }
            )
        },
        Witness("shows at most four sections", violates: [3]) { fixture in
            FaultyListView.probe(fixture, editing { Array($0.prefix(4)) })
        },
        Witness("draws only if there are more or fewer rows, once it has appeared", violates: [4]) { fixture in
            FaultyListView.probe(fixture) { view in
                let (showData, appear) = (view.showData, view.appear)
                var hasAppeared = false
                view.appear = { view in
                    hasAppeared = true
                    appear(view)
                }
                view.showData = { view, data in
                    let counts = [view.onScreen.sections, data.sections].map { $0.map(\.items.count) }
                    if !hasAppeared || counts[0] != counts[1] { showData(view, data) }
                }
            }
        },
        Witness("shows at most a hundred rows of a section", violates: [3]) { fixture in
            FaultyListView.probe(fixture, editingEach { $0.items = Array($0.items.prefix(100)) })
        },
        Witness("leaves the day of the row before on a row without one", violates: [4]) { fixture in
            FaultyListView.probe(fixture) {
                let showData = $0.showData
                $0.showData = { view, data in
                    let before = view.onScreen.sections.first?.items.first
                    showData(view, data)
                    guard let before, view.onScreen.sections.first?.items.first?.dueDay == "" else { return }
                    view.onScreen.sections[0].items[0].dueDay = before.dueDay
                }
            }
        },
        Witness("draws only if a section, its image or a title has changed", violates: [4]) { fixture in
            FaultyListView.probe(fixture, drawingIfChanged { [$0.name, $0.imageName] + $0.items.map(\.title) })
        },
        Witness("draws only if a section, its image or a day has changed", violates: [4]) { fixture in
            FaultyListView.probe(fixture, drawingIfChanged { [$0.name, $0.imageName] + $0.items.map(\.dueDay) })
        },
        Witness("draws only if rows have changed", violates: [4]) { fixture in
            FaultyListView.probe(fixture, drawingIfChanged { $0.items.flatMap { [$0.title, $0.dueDay] } })
        },
        Witness("shows nothing new after its first data", violates: [4]) { fixture in
            FaultyListView.probe(fixture) {
                let showData = $0.showData
                $0.showData = { view, data in
                    if view.retained.isEmpty {
                        showData(view, data)
                    } else {
                        view.onScreen.showsNoContentMessage = false
                    }
                    view.retained.append(data)
                }
            }
        },
        Witness("is empty once it is reloaded", violates: [5]) { fixture in
            FaultyListView.probe(fixture) {
                $0.reload = { $0.onScreen = ListScreen(showsNoContentMessage: false, sections: []) }
            }
        },
        Witness("keeps its sections where they were", violates: [4]) { fixture in
            FaultyListView.probe(fixture) {
                let showData = $0.showData
                $0.showData = { view, data in
                    let names = view.onScreen.sections.map(\.name)
                    let known = names.compactMap { name in data.sections.first { $0.name == name } }
                    let new = data.sections.filter { !names.contains($0.name) }
                    showData(view, UpcomingDisplayData(sections: known + new))
                }
            }
        },
        Witness("keeps its rows where they were", violates: [4]) { fixture in
            FaultyListView.probe(fixture) {
                let showData = $0.showData
                $0.showData = { view, data in
                    let old = view.onScreen.sections.map { Set($0.items) }
                    guard old != data.sections.map({ Set($0.items) }) || view.onScreen.showsNoContentMessage else {
                        for (index, section) in data.sections.enumerated() {
                            view.onScreen.sections[index].name = section.name
                            view.onScreen.sections[index].imageName = section.imageName
                        }
                        return
                    }
                    showData(view, data)
                }
            }
        },
        Witness("is empty when it appears, until it is told anew", violates: [13]) { fixture in
            FaultyListView.probe(fixture) {
                let appear = $0.appear
                $0.appear = { view in
                    view.onScreen = ListScreen(showsNoContentMessage: false, sections: [])
                    appear(view)
                }
            }
        },
        Witness("says that there is nothing to do if it is reloaded before it knows", violates: [6]) { fixture in
            FaultyListView.probe(fixture) {
                $0.reload = { if $0.onScreen.sections.isEmpty { $0.showMessage($0) } }
            }
        },
        Witness("says that there is nothing to do before it knows", violates: [6]) { fixture in
            FaultyListView.probe(fixture) { $0.showMessage($0) }
        },
        Witness("takes stars in titles for markup", violates: [14]) { fixture in
            FaultyListView.probe(
                fixture,
                editingEach { section in
                    for index in section.items.indices {
                        section.items[index].title.removeAll { $0 == "*" }
                    }
                }
            )
        },
    ]

    @MainActor private static func drawingIfChanged(
        _ texts: @escaping (UpcomingDisplaySection) -> [String]
    ) -> (FaultyListView) -> Void {
        { view in
            let showData = view.showData
            view.showData = { view, data in
                if view.onScreen.sections.map(texts) != data.sections.map(texts) { showData(view, data) }
            }
        }
    }

    @MainActor private static func editing(
        _ edit: @escaping ([UpcomingDisplaySection]) -> [UpcomingDisplaySection]
    ) -> (FaultyListView) -> Void {
        { view in
            let showData = view.showData
            view.showData = { showData($0, UpcomingDisplayData(sections: edit($1.sections))) }
        }
    }

    @MainActor private static func editingEach(
        _ edit: @escaping (inout UpcomingDisplaySection) -> Void
    ) -> (FaultyListView) -> Void {
        editing { sections in
            sections.map {
                var section = $0
                edit(&section)
                return section
            }
        }
    }
}
