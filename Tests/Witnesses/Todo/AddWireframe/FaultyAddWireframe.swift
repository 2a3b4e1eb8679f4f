import TodoProbes
import TodoReference
import TodoSpecs

/// An add wireframe with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyAddWireframe: AddWireframeInterface {
    typealias Action = (FaultyAddWireframe) -> Void
    /// The assembled module, before its screen is shown.
    typealias Parts = (presenter: AddPresenter, view: AddTextView)

    weak var navigator: (any Navigator)?
    let dataManager: any AddDataManager
    let clock: any DayClock
    weak var delegate: (any AddModuleDelegate)?
    var retained: [Any] = []
    var oldView: AddTextView?

    /// Changes the connections of the module before its screen is shown.
    var connect: (FaultyAddWireframe, Parts) -> Void = { _, _ in }
    var show: (FaultyAddWireframe, AddTextView) -> Void = { $0.navigator?.present($1) }
    var present: Action = { wireframe in
        let parts = wireframe.assemble()
        wireframe.connect(wireframe, parts)
        wireframe.show(wireframe, parts.view)
    }
    var dismiss: Action = { $0.navigator?.dismiss() }

    static func probe(
        _ fixture: AddWireframeFixture,
        _ replace: (FaultyAddWireframe) -> Void
    ) -> AddWireframeProbe {
        let wireframe = FaultyAddWireframe(fixture)
        replace(wireframe)
        return AddWireframeProbe(wireframe) { ($0 as? AddTextView).map { AddViewProbe($0) } }
    }

    private init(_ fixture: AddWireframeFixture) {
        navigator = fixture.navigator
        dataManager = fixture.dataManager
        clock = fixture.clock
        delegate = fixture.delegate
    }

    func presentAddInterface() { present(self) }

    func dismissAddInterface() { dismiss(self) }

    private func assemble() -> Parts {
        let presenter = AddPresenter(clock: clock)
        let view = AddTextView(calendar: clock.calendar)
        presenter.interactor = AddInteractor(dataManager: dataManager)
        presenter.wireframe = self
        presenter.delegate = delegate
        presenter.configureUserInterfaceForPresentation(view)
        view.eventHandler = presenter
        return (presenter, view)
    }
}
