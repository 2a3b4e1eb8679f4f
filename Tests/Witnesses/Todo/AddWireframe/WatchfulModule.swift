import Foundation
import TodoSpecs

/// Calls a closure when the user saves a blank name.
final class WatchfulModule: AddModuleInterface {
    private let module: any AddModuleInterface
    private let onBlankName: () -> Void

    init(_ module: any AddModuleInterface, onBlankName: @escaping () -> Void) {
        self.module = module
        self.onBlankName = onBlankName
    }

    func cancelAddAction() { module.cancelAddAction() }

    func saveAddAction(name: String, dueDate: Date) {
        if name.allSatisfy(\.isWhitespace) { onBlankName() }
        module.saveAddAction(name: name, dueDate: dueDate)
    }
}
