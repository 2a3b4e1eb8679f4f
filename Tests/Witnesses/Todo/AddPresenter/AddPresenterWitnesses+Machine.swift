import Foundation
public import Proof
public import TodoSpecs

extension AddPresenterWitnesses {
    /// Presenters that read the settings of the machine instead of the clock's.
    public static let machineReaders: [Witness<AddPresenterSpec>] = [
        Witness("lets the user pick whatever is today on the machine", violates: [17]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.present = { presenter, view in
                    view.setMinimumDueDate(Machine.calendar.startOfDay(for: presenter.clock.now))
                }
            }
        }
    ]
}
