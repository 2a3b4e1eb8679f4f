import TodoContracts
import VIPERSpecs

/// Who is to hear how the add module ended, and is not kept for it.
@MainActor
final class AddDelegate {
    weak var delegate: (any AddModuleDelegate)?
    /// Whether the module has said who is to hear.
    var isNamed = false

    /// Does not apply to a module that names nobody.
    func needName() throws {
        guard isNamed else {
            throw NotApplicable("The module does not use fixture.makeAddWireframe, which is told who hears of adding.")
        }
    }
}
