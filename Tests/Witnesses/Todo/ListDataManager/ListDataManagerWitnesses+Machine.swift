import Foundation
public import Proof
public import TodoSpecs

extension ListDataManagerWitnesses {
    /// Data managers that read the settings of the machine instead of the clock's.
    public static let machineReaders: [Witness<ListDataManagerSpec>] = [
        Witness("has the days of the machine, as published", violates: [16]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let instants = dataManager.instants
                dataManager.instants = { start, end, _ in instants(start, end, Machine.calendar) }
            }
        },
        Witness("ends its last day as the machine does", violates: [16]) { fixture in
            FaultyListDataManager(fixture) { dataManager in
                let instants = dataManager.instants
                dataManager.instants = { start, end, calendar in
                    (instants(start, end, calendar).0, instants(start, end, Machine.calendar).1)
                }
            }
        },
    ]
}
