@testable import Faulty
import Testing
import VIPERSpecs

let leaking = Module { stage in
    let view = NotesViewSpy(log: stage.log)
    let service = NotesServiceSpy(log: stage.log)
    let presenter = LeakingPresenter(view: view, service: service)
    stage.view(view)
    stage.track(presenter)
    stage.busy(from: NotesViewSpy.Call.showSpinner, until: .hideSpinner)
    stage.request(service.notes, gives: { ["note \($0)"] }, empty: [], fails: Unavailable())
    stage.event("view did load", .appears) { presenter.viewDidLoad() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct LeakingLaws {
    @Test(arguments: leaking.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
