import Recipes
import Testing
import VIPERSpecs

let favourite = Module { stage in
    let view = FavouriteViewSpy(log: stage.log)
    let service = FavouriteServiceMock(log: stage.log)
    let presenter = FavouritePresenter(view: view, service: service)
    stage.view(view)
    stage.track(presenter)
    stage.request(service.setFavourite, gives: { _ in nil }, fails: Offline())
    stage.event("view appears", .appears) { presenter.viewDidLoad() }
    stage.event("tap the heart", .repeatable) { presenter.didTapHeart() }
}

@Suite struct FavouriteLaws {
    @Test(arguments: favourite.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
