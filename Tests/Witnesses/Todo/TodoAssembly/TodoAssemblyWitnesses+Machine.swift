import Foundation
public import Proof
import TodoReference
public import TodoSpecs

extension TodoAssemblyWitnesses {
    /// Applications that read the settings of the machine instead of the clock's.
    public static let machineReaders: [Witness<TodoAssemblySpec>] = [
        Witness("has the calendar of the machine in every module", violates: [12]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                app.clock = ChangedClock(clock: fixture.clock) { $0 = Machine.calendar }
                app.find(in: app.clock)
            }
        },
        Witness("speaks the language of the machine", violates: [12]) { fixture in
            FaultyTodoAssembly.probe(fixture) {
                $0.clock = ChangedClock(clock: fixture.clock) { $0.locale = Machine.calendar.locale }
            }
        },
        Witness("has the days of the machine in its data manager", violates: [12]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                app.find(in: ChangedClock(clock: fixture.clock) { $0 = Machine.calendar })
            }
        },
    ]
}

extension FaultyTodoAssembly {
    /// Makes the application find and store items with the days of another clock.
    fileprivate func find(in clock: any DayClock) {
        let dataManager = TodoDataManager(store: store, clock: clock, reportFailure: report)
        (listDataManager, addDataManager) = (dataManager, dataManager)
    }
}
