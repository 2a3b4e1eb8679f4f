import TodoProbes
import TodoReference
import TodoSpecs

/// A list wireframe with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyListWireframe: ListWireframeInterface {
    /// The assembled module, before its screen is shown.
    typealias Parts = (presenter: ListPresenter, interactor: ListInteractor, view: ListTextView)

    weak var navigator: (any Navigator)?
    let dataManager: any ListDataManager
    let makeAddWireframe: ListWireframe.MakeAddWireframe
    var addWireframe: (any AddWireframeInterface)?
    var clock: any DayClock
    var retained: [Any] = []
    var times = 0

    /// Creates the add module of a list.
    var make: (FaultyListWireframe, ListPresenter) -> Void = { $0.addWireframe = $0.makeAddWireframe($1) }
    /// Changes the connections of the module before its screen is shown.
    var connect: (FaultyListWireframe, Parts) -> Void = { _, _ in }
    var show: (FaultyListWireframe, ListTextView) -> Void = { $0.navigator?.setRoot($1) }
    var add: (FaultyListWireframe) -> Void = { $0.addWireframe?.presentAddInterface() }

    static func probe(
        _ fixture: ListWireframeFixture,
        _ replace: (FaultyListWireframe) -> Void
    ) -> ListWireframeProbe {
        let wireframe = FaultyListWireframe(fixture)
        replace(wireframe)
        return ListWireframeProbe(wireframe, presentList: wireframe.presentList) {
            ($0 as? ListTextView).map { ListViewProbe($0) }
        }
    }

    private init(_ fixture: ListWireframeFixture) {
        navigator = fixture.navigator
        dataManager = fixture.dataManager
        makeAddWireframe = fixture.makeAddWireframe
        clock = fixture.clock
    }

    func presentList() {
        times += 1
        let interactor = ListInteractor(dataManager: dataManager, clock: clock)
        let presenter = ListPresenter(clock: clock)
        let view = ListTextView()
        interactor.output = presenter
        presenter.interactor = interactor
        presenter.userInterface = view
        presenter.wireframe = self
        view.eventHandler = presenter
        make(self, presenter)
        connect(self, (presenter, interactor, view))
        show(self, view)
    }

    func presentAddInterface() { add(self) }
}
