import Foundation
import TodoSpecs

/// Ignores all taps after a blank name.
final class PettyModule: AddModuleInterface {
    private let module: any AddModuleInterface
    private var isDead = false

    init(_ module: any AddModuleInterface) {
        self.module = module
    }

    func cancelAddAction() {
        if !isDead { module.cancelAddAction() }
    }

    func saveAddAction(name: String, dueDate: Date) {
        if name.allSatisfy(\.isWhitespace) { isDead = true }
        if !isDead { module.saveAddAction(name: name, dueDate: dueDate) }
    }
}
