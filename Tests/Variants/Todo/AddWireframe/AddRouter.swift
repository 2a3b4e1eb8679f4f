import TodoReference
import TodoSpecs

/// Presents a view with a date picker, and is a value.
@MainActor
struct AddRouter {
    weak var navigator: (any Navigator)?
    let dataManager: any AddDataManager
    let clock: any DayClock
    weak var delegate: (any AddModuleDelegate)?

    var wireframe: ClosureAddWireframe {
        ClosureAddWireframe(present: present, dismiss: dismiss)
    }

    private func present() {
        let presenter = AddPresenter(dataManager: dataManager, clock: clock, wireframe: wireframe, delegate: delegate)
        let view = PickerAddView(eventHandler: presenter, date: clock.now)
        presenter.configureUserInterfaceForPresentation(view)
        navigator?.present(view)
    }

    private func dismiss() { navigator?.dismiss() }
}
