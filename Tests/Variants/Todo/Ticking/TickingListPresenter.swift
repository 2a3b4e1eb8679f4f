import Proof
import TodoReference
import TodoSpecs

/// Does one thing at each tick: calls the interactor, the view or the wireframe.
final class TickingListPresenter: ForwardingPresenter {
    init(_ fixture: ListPresenterFixture) {
        let surroundings = TickingListSurroundings(fixture)
        let presenter = ListPresenter(clock: fixture.clock)
        presenter.userInterface = surroundings
        presenter.interactor = surroundings
        presenter.wireframe = surroundings
        super.init(presenter, keeping: surroundings)
    }
}

/// Passes one call on at each tick.
@MainActor
private final class TickingListSurroundings: ListViewInterface, ListInteractorInput, ListWireframeInterface {
    private let metronome = Metronome()
    private weak var view: (any ListViewInterface)?
    private let interactor: any ListInteractorInput
    private let wireframe: any ListWireframeInterface

    init(_ fixture: ListPresenterFixture) {
        (view, interactor, wireframe) = (fixture.view, fixture.interactor, fixture.wireframe)
    }

    func showNoContentMessage() { metronome.add { [weak view] in view?.showNoContentMessage() } }

    func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
        metronome.add { [weak view] in view?.showUpcomingDisplayData(data) }
    }

    func reloadEntries() { metronome.add { [weak view] in view?.reloadEntries() } }

    func findUpcomingItems() { metronome.add { [interactor] in interactor.findUpcomingItems() } }

    func presentAddInterface() { metronome.add { [wireframe] in wireframe.presentAddInterface() } }
}
