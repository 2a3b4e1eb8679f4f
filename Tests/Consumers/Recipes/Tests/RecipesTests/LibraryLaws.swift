import Recipes
import Testing
import VIPERSpecs

let library = Module { stage in
    let view = LibraryViewSpy(log: stage.log)
    let service = LibraryServiceMock(log: stage.log)
    let presenter = LibraryPresenter(view: view, service: service)
    stage.view(view)
    stage.track(presenter)
    stage.busy(from: LibraryViewSpy.Call.showFooter(.loading), until: .showFooter(.none), .showFooter(.problem))
    stage.request(service.page, gives: { ["row \($0)"] }, empty: [], fails: Offline())
    stage.event("view appears", .appears) { presenter.viewDidLoad() }
    stage.event("pull to refresh") { presenter.didPullToRefresh() }
    stage.event("scroll to the end", [.addsUp, .needsContent]) { presenter.didScrollToEnd() }
}

@Suite struct LibraryLaws {
    @Test(arguments: library.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
