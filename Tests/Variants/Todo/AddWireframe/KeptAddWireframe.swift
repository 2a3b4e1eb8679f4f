import TodoReference
import TodoSpecs

/// Belongs to the application, so that its module does not hold it.
@MainActor
final class KeptAddWireframe: AddWireframeInterface {
    private weak var navigator: (any Navigator)?
    private let dataManager: any AddDataManager
    private let clock: any DayClock
    private weak var delegate: (any AddModuleDelegate)?

    init(_ fixture: AddWireframeFixture) {
        navigator = fixture.navigator
        dataManager = fixture.dataManager
        clock = fixture.clock
        delegate = fixture.delegate
    }

    func presentAddInterface() {
        let wireframe = ClosureAddWireframe(
            present: { [weak self] in self?.presentAddInterface() },
            dismiss: { [weak self] in self?.dismissAddInterface() }
        )
        let presenter = AddPresenter(dataManager: dataManager, clock: clock, wireframe: wireframe, delegate: delegate)
        let view = AddTextView(calendar: clock.calendar)
        view.eventHandler = presenter
        presenter.configureUserInterfaceForPresentation(view)
        navigator?.present(view)
    }

    func dismissAddInterface() { navigator?.dismiss() }
}
