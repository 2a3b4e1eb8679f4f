import TodoSpecs

/// Looks at the clock whenever its view appears, and at no other time.
final class PunctualModule: ListModuleInterface {
    private let module: any ListModuleInterface
    private let look: () -> Void

    init(_ module: any ListModuleInterface, _ look: @escaping () -> Void) {
        self.module = module
        self.look = look
    }

    func addNewEntry() { module.addNewEntry() }

    func updateView() {
        look()
        module.updateView()
    }
}
