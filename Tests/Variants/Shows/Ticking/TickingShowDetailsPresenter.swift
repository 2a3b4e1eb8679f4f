import Proof
import ShowsReference
import ShowsSpecs

/// Does one thing at each tick: calls the view or the wireframe.
@MainActor
final class TickingShowDetailsPresenter: ShowDetailsPresenterInterface {
    private let screen: TickingShowDetailsScreen
    private let presenter: ShowDetailsPresenter

    init(_ fixture: ShowDetailsPresenterFixture) {
        screen = TickingShowDetailsScreen(fixture)
        presenter = ShowDetailsPresenter(
            view: screen,
            formatter: fixture.formatter,
            interactor: fixture.interactor,
            wireframe: screen,
            showId: fixture.showId
        )
    }

    var title: String? { presenter.title }

    var numberOfItems: Int { presenter.numberOfItems }

    func item(at index: Int) -> ShowDetailsItem? { presenter.item(at: index) }

    func itemSelected(at index: Int) { presenter.itemSelected(at: index) }

    func loadDetails() { presenter.loadDetails() }
}

/// Passes one call on at each tick.
@MainActor
private final class TickingShowDetailsScreen: ShowDetailsViewInterface, ShowDetailsWireframeInterface {
    private let metronome = Metronome()
    private weak var view: (any ShowDetailsViewInterface)?
    private let wireframe: any ShowDetailsWireframeInterface

    init(_ fixture: ShowDetailsPresenterFixture) {
        (view, wireframe) = (fixture.view, fixture.wireframe)
    }

    func reloadData() { metronome.add { [weak view] in view?.reloadData() } }

    func showProgressHUD() { metronome.add { [weak view] in view?.showProgressHUD() } }

    func hideProgressHUD() { metronome.add { [weak view] in view?.hideProgressHUD() } }

    func navigateToReview(id: String) { metronome.add { [wireframe] in wireframe.navigateToReview(id: id) } }

    func showAlert(title: String, message: String) {
        metronome.add { [wireframe] in wireframe.showAlert(title: title, message: message) }
    }
}
