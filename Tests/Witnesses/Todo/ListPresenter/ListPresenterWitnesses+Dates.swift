import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListPresenterWitnesses {
    static let dates: [Witness<ListPresenterSpec>] = [
        Witness("formats the same items once", violates: [38]) { fixture in
            FaultyListPresenter(fixture) {
                let format = $0.format
                var known: (items: [UpcomingItem], data: UpcomingDisplayData)?
                $0.format = { presenter, items in
                    if let known, known.items == items { return known.data }
                    let data = format(presenter, items)
                    known = (items, data)
                    return data
                }
            }
        },
        Witness("names the day of today too", violates: [2, 20, 25, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.format = { presenter, items in
                    var data = correct(presenter, items)
                    guard let index = data.sections.firstIndex(where: { $0.name == "Today" }) else { return data }
                    let today = items.filter { $0.relation == .today }
                    for (line, item) in today.enumerated() {
                        data.sections[index].items[line].dueDay = name(of: item.dueDate, in: presenter.clock.calendar)
                    }
                    return data
                }
            }
        },
        Witness("names no day", violates: [3, 24, 26, 27, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.edit = { data in
                    var changed = data
                    for section in changed.sections.indices {
                        for item in changed.sections[section].items.indices {
                            changed.sections[section].items[item].dueDay = ""
                        }
                    }
                    return changed
                }
            }
        },
        Witness("names days in English everywhere", violates: [36]) { fixture in
            FaultyListPresenter(fixture) { $0.format = formatting { $0.locale = Locale(identifier: "en_US") } }
        },
        Witness("names days as Greenwich has them", violates: [36]) { fixture in
            FaultyListPresenter(fixture) { $0.format = formatting { $0.timeZone = .gmt } }
        },
        Witness("names days in English where one writes from right to left", violates: [26]) { fixture in
            FaultyListPresenter(fixture) {
                $0.format = formatting { calendar in
                    let language = calendar.locale?.language
                    guard language?.characterDirection == .rightToLeft else { return }
                    calendar.locale = Locale(identifier: "en_US")
                }
            }
        },
        Witness("keeps its names as long as the language and the zone are the same, in any script", violates: [38]) {
            fixture in
            FaultyListPresenter(fixture) {
                var (known, key): (UpcomingDisplayFormatter?, String?) = (nil, nil)
                $0.format = { presenter, items in
                    let calendar = presenter.clock.calendar
                    let language = calendar.locale?.language.languageCode?.identifier ?? ""
                    let newKey = "\(language) \(calendar.timeZone.identifier)"
                    let formatter = known.flatMap { newKey == key ? $0 : nil } ?? .init(calendar: calendar)
                    (known, key) = (formatter, newKey)
                    return formatter.display(items)
                }
            }
        },
        Witness("knows no zone that is more than twelve hours from Greenwich", violates: [27]) { fixture in
            FaultyListPresenter(fixture) {
                $0.format = formatting { calendar in
                    let (offset, limit) = (calendar.timeZone.secondsFromGMT(), 12 * 3_600)
                    guard abs(offset) > limit else { return }
                    calendar.timeZone = TimeZone(secondsFromGMT: offset.signum() * limit) ?? .gmt
                }
            }
        },
        Witness("names days by three letters", violates: [3, 24, 26, 27, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.edit = { data in
                    var changed = data
                    for section in changed.sections.indices {
                        for item in changed.sections[section].items.indices {
                            let day = changed.sections[section].items[item].dueDay
                            changed.sections[section].items[item].dueDay = String(day.prefix(3))
                        }
                    }
                    return changed
                }
            }
        },
        Witness("names the day of now for every item", violates: [24, 26, 27, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.format = { presenter, items in
                    let now = presenter.clock.now
                    return correct(
                        presenter,
                        items.map { UpcomingItem(title: $0.title, dueDate: now, relation: $0.relation) }
                    )
                }
            }
        },
    ]

    /// Returns a closure that formats items in a changed calendar.
    @MainActor static func formatting(
        _ change: @escaping (inout Calendar) -> Void
    ) -> (FaultyListPresenter, [UpcomingItem]) -> UpcomingDisplayData {
        { presenter, items in
            var calendar = presenter.clock.calendar
            change(&calendar)
            return UpcomingDisplayFormatter(calendar: calendar).display(items)
        }
    }

    private static func name(of date: Date, in calendar: Calendar) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = calendar.locale
        formatter.dateFormat = "EEEE"
        return formatter.string(from: date)
    }
}
