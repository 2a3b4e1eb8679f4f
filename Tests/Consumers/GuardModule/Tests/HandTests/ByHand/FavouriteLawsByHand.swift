import Recipes
import Testing
import VIPERSpecs

let favouriteByHand = Module { stage in
    let view = FavouriteViewSpy(log: stage.log)
    let service = FavouriteServiceSpy(log: stage.log)
    let presenter = FavouritePresenter(view: view, service: service)
    stage.view(view)
    stage.track(presenter)
    stage.request(service.setFavourite, gives: { _ in nil }, fails: Offline())
    stage.event("view appears", .appears) { presenter.viewDidLoad() }
    stage.event("tap the heart") { presenter.didTapHeart() }
}

