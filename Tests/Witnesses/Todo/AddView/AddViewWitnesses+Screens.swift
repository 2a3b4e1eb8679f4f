import Foundation
import Proof
import TodoSpecs

extension AddViewWitnesses {
    static let screens: [Witness<AddViewSpec>] = [
        Witness("does not show the name", violates: [1, 4, 6]) { fixture in
            FaultyAddView.probe(fixture) { $0.setName = { _, _ in } }
        },
        Witness("trims the name that it shows", violates: [1]) { fixture in
            FaultyAddView.probe(fixture) {
                $0.setName = { $0.onScreen.name = $1.trimmingCharacters(in: .whitespaces) }
            }
        },
        Witness("cuts the name that it is told", violates: [1]) { fixture in
            FaultyAddView.probe(fixture) { $0.setName = { $0.onScreen.name = String($1.prefix(255)) } }
        },
        Witness("does not show the name that it was told last once more", violates: [1]) { fixture in
            FaultyAddView.probe(fixture) { view in
                let setName = view.setName
                var told: String?
                view.setName = { view, name in
                    if told != name { setName(view, name) }
                    told = name
                }
            }
        },
        Witness("shows the first line of the name", violates: [1]) { fixture in
            FaultyAddView.probe(fixture) {
                let setName = $0.setName
                $0.setName = { setName($0, String($1.prefix { $0 != "\n" })) }
            }
        },
        Witness("shows no name once it was saved", violates: [1]) { fixture in
            FaultyAddView.probe(fixture) { $0.setName = untilSaved($0, $0.setName) }
        },
        Witness("shows no due date once it was saved", violates: [2]) { fixture in
            FaultyAddView.probe(fixture) { $0.setDueDate = untilSaved($0, $0.setDueDate) }
        },
        Witness("hears of no minimum once it was saved", violates: [3]) { fixture in
            FaultyAddView.probe(fixture) { $0.setMinimum = untilSaved($0, $0.setMinimum) }
        },
        Witness("does not show the due date that it was told last once more", violates: [2]) { fixture in
            FaultyAddView.probe(fixture) { view in
                let setDueDate = view.setDueDate
                var told: Date?
                view.setDueDate = { view, date in
                    if told != date { setDueDate(view, date) }
                    told = date
                }
            }
        },
        Witness("does not show a name that is on screen but for its capitals", violates: [1]) { fixture in
            FaultyAddView.probe(fixture) {
                let setName = $0.setName
                $0.setName = { view, name in
                    if view.onScreen.name.lowercased() != name.lowercased() { setName(view, name) }
                }
            }
        },
        Witness("does not show another hour of the day that is on screen", violates: [2]) { fixture in
            FaultyAddView.probe(fixture) {
                let setDueDate = $0.setDueDate
                $0.setDueDate = { view, date in
                    func day(_ date: Date) -> Double { (date.timeIntervalSince1970 / 86_400).rounded(.down) }
                    if view.onScreen.dueDate.map(day) != day(date) { setDueDate(view, date) }
                }
            }
        },
        Witness("hears of no later minimum once a date was picked", violates: [3]) { fixture in
            FaultyAddView.probe(fixture) {
                let setMinimum = $0.setMinimum
                $0.setMinimum = { view, date in
                    if view.onScreen.dueDate != nil, let minimum = view.onScreen.minimumDueDate, date > minimum {
                        return
                    }
                    setMinimum(view, date)
                }
            }
        },
        Witness("does not show the due date", violates: [2, 4, 6]) { fixture in
            FaultyAddView.probe(fixture) { $0.setDueDate = { _, _ in } }
        },
        Witness("shows its first due date for ever", violates: [2]) { fixture in
            FaultyAddView.probe(fixture) {
                $0.setDueDate = { view, date in view.onScreen.dueDate = view.onScreen.dueDate ?? date }
            }
        },
        Witness("lets the user pick any date", violates: [3, 4]) { fixture in
            FaultyAddView.probe(fixture) { $0.setMinimum = { _, _ in } }
        },
        Witness("never lets the user pick an earlier date than before", violates: [3]) { fixture in
            FaultyAddView.probe(fixture) {
                let setMinimum = $0.setMinimum
                $0.setMinimum = { view, date in setMinimum(view, max(date, view.onScreen.minimumDueDate ?? date)) }
            }
        },
        Witness("takes the minimum for the due date", violates: [3, 4]) { fixture in
            FaultyAddView.probe(fixture) { $0.setMinimum = { $0.onScreen.dueDate = $1 } }
        },
        Witness("shows the name that it was told again when the minimum is set", violates: [4]) { fixture in
            FaultyAddView.probe(fixture) { view in
                let (setName, setMinimum) = (view.setName, view.setMinimum)
                var told = ""
                view.setName = { view, name in
                    told = name
                    setName(view, name)
                }
                view.setMinimum = { view, date in
                    setMinimum(view, date)
                    setName(view, told)
                }
            }
        },
        Witness("clears the name when the minimum is set", violates: [4]) { fixture in
            FaultyAddView.probe(fixture) {
                $0.setMinimum = { $0.onScreen = AddScreen(name: "", dueDate: $0.onScreen.dueDate, minimumDueDate: $1) }
            }
        },
        Witness("shows no more than 140 characters of a name", violates: [1]) { fixture in
            FaultyAddView.probe(fixture) { $0.setName = { $0.onScreen.name = String($1.prefix(140)) } }
        },
    ]

    /// Returns a closure that shows values only until the user has tapped save.
    @MainActor private static func untilSaved<Value>(
        _ view: FaultyAddView,
        _ show: @escaping (FaultyAddView, Value) -> Void
    ) -> (FaultyAddView, Value) -> Void {
        let (tapSave, saved) = (view.tapSave, Flag())
        view.tapSave = { view in
            saved.isUp = true
            tapSave(view)
        }
        return { if !saved.isUp { show($0, $1) } }
    }
}
