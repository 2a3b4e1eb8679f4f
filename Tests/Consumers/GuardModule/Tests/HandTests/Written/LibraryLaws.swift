@testable import Others
import Testing
import VIPERSpecs

let library = Module { stage in
    let view = LibraryViewSpy(log: stage.log)
    let service = LibraryServiceMock(log: stage.log)
    let presenter = LibraryPresenter(view: view, service: service)
    stage.view(view)
    stage.track(presenter)
    stage.busy(from: LibraryViewSpy.Call.showFooter(.loading), until: .showFooter(.none), .showFooter(.problem))
    stage.request(service.page, gives: { ["page \($0)"] }, empty: [], fails: Unavailable())
    stage.event("view did load", .appears) { presenter.viewDidLoad() }
    stage.event("did pull to refresh") { presenter.didPullToRefresh() }
    stage.event("did scroll to end", [.addsUp, .needsContent]) { presenter.didScrollToEnd() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct LibraryLaws {
    @Test(arguments: library.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
