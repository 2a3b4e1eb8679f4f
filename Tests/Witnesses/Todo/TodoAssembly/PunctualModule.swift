import TodoSpecs

/// Looks at the clock only when its view appears and, if asked to, when add is tapped.
final class PunctualModule: ListModuleInterface {
    private let module: any ListModuleInterface
    private let looksAtTaps: Bool
    private let look: () -> Void

    init(_ module: any ListModuleInterface, looksAtTaps: Bool, _ look: @escaping () -> Void) {
        self.module = module
        self.looksAtTaps = looksAtTaps
        self.look = look
    }

    func addNewEntry() {
        if looksAtTaps { look() }
        module.addNewEntry()
    }

    func updateView() {
        look()
        module.updateView()
    }
}
