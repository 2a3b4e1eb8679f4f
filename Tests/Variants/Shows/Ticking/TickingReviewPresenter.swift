import Proof
import ShowsReference
import ShowsSpecs

/// Does one thing at each tick: calls the view or the wireframe.
@MainActor
final class TickingReviewPresenter: ReviewPresenterInterface {
    private let screen: TickingReviewScreen
    private let presenter: ReviewPresenter

    init(_ fixture: ReviewPresenterFixture) {
        screen = TickingReviewScreen(fixture)
        presenter = ReviewPresenter(
            view: screen,
            interactor: fixture.interactor,
            wireframe: screen,
            showId: fixture.showId
        )
    }

    func ratingChanged(_ rating: Int) { presenter.ratingChanged(rating) }

    func commentChanged(_ comment: String) { presenter.commentChanged(comment) }

    func submit() { presenter.submit() }
}

/// Passes one call on at each tick.
@MainActor
private final class TickingReviewScreen: ReviewViewInterface, ReviewWireframeInterface {
    private let metronome = Metronome()
    private weak var view: (any ReviewViewInterface)?
    private let wireframe: any ReviewWireframeInterface

    init(_ fixture: ReviewPresenterFixture) {
        (view, wireframe) = (fixture.view, fixture.wireframe)
    }

    func setActionsAvailable(_ areAvailable: Bool) {
        metronome.add { [weak view] in view?.setActionsAvailable(areAvailable) }
    }

    func showProgressHUD() { metronome.add { [weak view] in view?.showProgressHUD() } }

    func hideProgressHUD() { metronome.add { [weak view] in view?.hideProgressHUD() } }

    func close() { metronome.add { [wireframe] in wireframe.close() } }

    func showAlert(title: String, message: String) {
        metronome.add { [wireframe] in wireframe.showAlert(title: title, message: message) }
    }
}
