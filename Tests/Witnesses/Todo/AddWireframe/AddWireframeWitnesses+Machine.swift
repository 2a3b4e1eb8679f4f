import Foundation
public import Proof
import TodoReference
public import TodoSpecs

extension AddWireframeWitnesses {
    /// Wireframes that read the settings of the machine instead of the clock's.
    public static let machineReaders: [Witness<AddWireframeSpec>] = [
        Witness("lets the user pick whatever is today on the machine", violates: [12]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.connect = { wireframe, parts in
                    parts.view.setMinimumDueDate(Machine.calendar.startOfDay(for: wireframe.clock.now))
                }
            }
        }
    ]
}
