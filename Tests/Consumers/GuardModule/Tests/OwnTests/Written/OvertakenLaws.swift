@testable import Faulty
import Testing
import VIPERSpecs

let overtaken = Module { stage in
    let view = NotesViewSpy(log: stage.log)
    let service = NotesServiceSpy(log: stage.log)
    let presenter = OvertakenPresenter(view: view, service: service)
    stage.view(view)
    stage.track(presenter)
    stage.busy(from: NotesViewSpy.Call.showSpinner, until: .hideSpinner)
    stage.request(service.notes, gives: { ["note \($0)"] }, empty: [], fails: Unavailable())
    stage.event("did type") { presenter.didType("query") }
    stage.event("did type again") { presenter.didType("query 2") }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct OvertakenLaws {
    @Test(arguments: overtaken.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
