import TodoContracts
import VIPERSpecs

/// Holds, weakly, the delegate that a list module names for the add module.
@MainActor
final class AddDelegate {
    weak var delegate: (any AddModuleDelegate)?
    /// Whether the module has named a delegate.
    var isNamed = false

    /// Throws `NotApplicable` if the module has named no delegate.
    func needName() throws {
        guard isNamed else {
            throw NotApplicable("The module does not use fixture.makeAddWireframe, which is told who hears of adding.")
        }
    }
}
