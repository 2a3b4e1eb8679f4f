@testable import Others
import Testing
import VIPERSpecs

let search = Module { stage in
    let view = SearchViewSpy(log: stage.log)
    let service = SearchServiceMock(log: stage.log)
    let presenter = SearchPresenter(view: view, service: service, clock: stage.clock.sleeping)
    stage.view(view)
    stage.track(presenter)
    stage.oneOf(SearchViewSpy.Call.showHint, .showResults([]))
    stage.request(service.find, gives: { ["answer \($0)"] }, empty: [], fails: Unavailable())
    stage.event("view did load", .appears) { presenter.viewDidLoad() }
    stage.event("did type") { presenter.didType("query") }
    stage.event("did type again") { presenter.didType("query 2") }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct SearchLaws {
    @Test(arguments: search.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
