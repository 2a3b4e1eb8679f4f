import Recipes
import Testing
import VIPERSpecs

let libraryByHand = Module { stage in
    let view = LibraryViewSpy(log: stage.log)
    let service = LibraryServiceSpy(log: stage.log)
    let presenter = LibraryPresenter(view: view, service: service)
    stage.view(view)
    stage.track(presenter)
    stage.busy(from: LibraryViewSpy.Call.showFooter(.loading), until: .showFooter(.none), .showFooter(.problem))
    stage.request(service.page, gives: { ["row \($0)"] }, empty: [], fails: Offline())
    stage.event("view appears", .appears) { presenter.viewDidLoad() }
    stage.event("pull to refresh") { presenter.didPullToRefresh() }
    stage.event("scroll to the end", [.addsUp, .needsContent]) { presenter.didScrollToEnd() }
}

