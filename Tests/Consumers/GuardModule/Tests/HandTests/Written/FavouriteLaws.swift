@testable import Others
import Testing
import VIPERSpecs

let favourite = Module { stage in
    let view = FavouriteViewSpy(log: stage.log)
    let service = FavouriteServiceMock(log: stage.log)
    let presenter = FavouritePresenter(view: view, service: service)
    stage.view(view)
    stage.track(presenter)
    stage.request(service.setFavourite, gives: { _ in nil }, fails: Unavailable())
    stage.event("view did load", .appears) { presenter.viewDidLoad() }
    stage.event("did tap heart") { presenter.didTapHeart() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct FavouriteLaws {
    @Test(arguments: favourite.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
