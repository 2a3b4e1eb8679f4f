import Foundation
public import Proof
public import TodoSpecs

extension ListPresenterWitnesses {
    /// Presenters that read the settings of the machine instead of the clock's.
    public static let machineReaders: [Witness<ListPresenterSpec>] = [
        Witness("reads the machine's calendar", violates: [36]) { fixture in
            FaultyListPresenter(fixture) { $0.format = formatting { $0 = Machine.calendar } }
        },
        Witness("reads the machine's language", violates: [36]) { fixture in
            FaultyListPresenter(fixture) { $0.format = formatting { $0.locale = Machine.calendar.locale } }
        },
        Witness("reads the machine's time zone", violates: [36]) { fixture in
            FaultyListPresenter(fixture) { $0.format = formatting { $0.timeZone = Machine.calendar.timeZone } }
        },
    ]
}
