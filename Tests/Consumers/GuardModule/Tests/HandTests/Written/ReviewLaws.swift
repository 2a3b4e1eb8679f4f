@testable import References
import ShowsContracts
import Testing
import VIPERSpecs

let review = Module { stage in
    let view = ReviewViewInterfaceSpy(log: stage.log)
    let showService = ShowServiceSpy(log: stage.log)
    let wireframe = ReviewWireframeInterfaceSpy(log: stage.log)
    let interactor = ReviewInteractor(showService: showService)
    let presenter = ReviewPresenter(view: view, interactor: interactor, wireframe: wireframe, showId: "show id")
    stage.view(view)
    stage.wireframe(wireframe)
    stage.track(interactor, presenter)
    stage.busy(from: ReviewViewInterfaceSpy.Call.showProgressHUD, until: .hideProgressHUD)
    stage.request(
        showService.addReview,
        gives: { Review(id: "id \($0)", comment: "comment \($0)", rating: $0, author: "author \($0)") },
        fails: Unavailable()
    )
    stage.event("rating changed") { presenter.ratingChanged(1) }
    stage.event("comment changed") { presenter.commentChanged("comment") }
    stage.event("submit") { presenter.submit() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct ReviewLaws {
    @Test(arguments: review.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
