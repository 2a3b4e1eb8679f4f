import Foundation
import Proof
import TodoSpecs

extension AddPresenterWitnesses {
    static let presentation: [Witness<AddPresenterSpec>] = [
        Witness("takes the minimum due date from the system, as published", violates: [9, 10]) { fixture in
            FaultyAddPresenter(fixture) { $0.present = { $1.setMinimumDueDate(.now) } }
        },
        Witness("shows today, but lets the user pick any day", violates: [9, 10], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) { $0.present = { $1.setEntryDueDate($0.clock.now) } }
        },
        Witness("lets the user pick tomorrow at the earliest", violates: [9, 10]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.present = { $1.setMinimumDueDate($0.clock.now.addingTimeInterval(86_400)) }
            }
        },
        Witness("lets the user pick yesterday", violates: [9, 10]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.present = { $1.setMinimumDueDate($0.clock.now.addingTimeInterval(-86_400)) }
            }
        },
        Witness("counts hours and minutes back to midnight", violates: [9]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.present = { presenter, view in
                    let (now, calendar) = (presenter.clock.now, presenter.clock.calendar)
                    let (hours, minutes) = (
                        calendar.component(.hour, from: now), calendar.component(.minute, from: now)
                    )
                    view.setMinimumDueDate(now.addingTimeInterval(-Double(hours * 3_600 + minutes * 60)))
                }
            }
        },
        Witness("reads the clock during assembly", violates: [10]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let now = presenter.clock.now
                presenter.present = { $1.setMinimumDueDate(now) }
            }
        },
        Witness("keeps the minimum due date until midnight in Greenwich", violates: [10]) { fixture in
            FaultyAddPresenter(fixture) {
                var known: (day: Int, zone: TimeZone, minimum: Date)?
                $0.present = { presenter, view in
                    let (now, zone) = (presenter.clock.now, presenter.clock.calendar.timeZone)
                    let day = Int((now.timeIntervalSince1970 / 86_400).rounded(.down))
                    if known?.day != day || known?.zone != zone { known = (day, zone, now) }
                    view.setMinimumDueDate(known?.minimum ?? now)
                }
            }
        },
        Witness("lets the user pick from midnight in Greenwich", violates: [17]) { fixture in
            FaultyAddPresenter(fixture) {
                var greenwich = Calendar(identifier: .gregorian)
                greenwich.timeZone = .gmt
                $0.present = { [greenwich] in $1.setMinimumDueDate(greenwich.startOfDay(for: $0.clock.now)) }
            }
        },
        Witness("reads the calendar during assembly", violates: [21]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let calendar = presenter.clock.calendar
                presenter.present = { $1.setMinimumDueDate(calendar.startOfDay(for: $0.clock.now)) }
            }
        },
        Witness("keeps the calendar of its first presentation", violates: [21]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                var calendars: [Calendar] = []
                presenter.present = { presenter, view in
                    calendars.append(presenter.clock.calendar)
                    view.setMinimumDueDate(calendars[0].startOfDay(for: presenter.clock.now))
                }
            }
        },
        Witness("offers noon of the day that it is in Greenwich", violates: [28]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let present = presenter.present
                presenter.present = { presenter, view in
                    present(presenter, view)
                    let day = (presenter.clock.now.timeIntervalSince1970 / 86_400).rounded(.down)
                    view.setEntryDueDate(Date(timeIntervalSince1970: (day + 0.5) * 86_400))
                }
            }
        },
        Witness("offers the date that was saved last", violates: [28]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let (present, save) = (presenter.present, presenter.save)
                var last: Date?
                presenter.save = { presenter, name, dueDate in
                    last = dueDate
                    save(presenter, name, dueDate)
                }
                presenter.present = { presenter, view in
                    present(presenter, view)
                    view.setEntryDueDate(last ?? presenter.clock.now)
                }
            }
        },
        Witness("offers the day on which it was assembled", violates: [28]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let (present, now) = (presenter.present, presenter.clock.now)
                presenter.present = { presenter, view in
                    present(presenter, view)
                    view.setEntryDueDate(now)
                }
            }
        },
        Witness("presents its own module once more", violates: [1, 4, 11]) { fixture in
            FaultyAddPresenter(fixture) {
                let present = $0.present
                $0.present = { presenter, view in
                    present(presenter, view)
                    presenter.wireframe.presentAddInterface()
                }
            }
        },
        Witness("tells that it was cancelled when it is presented", violates: [1, 4, 6, 11]) { fixture in
            FaultyAddPresenter(fixture) {
                let present = $0.present
                $0.present = { presenter, view in
                    present(presenter, view)
                    presenter.delegate?.addModuleDidCancelAddAction()
                }
            }
        },
        Witness("tells that it was cancelled during assembly", violates: [1, 4, 6, 11, 12]) { fixture in
            FaultyAddPresenter(fixture) { $0.delegate?.addModuleDidCancelAddAction() }
        },
    ]
}
