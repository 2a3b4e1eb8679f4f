@testable import Others
import Testing
import VIPERSpecs

let profile = Module { stage in
    let view = ProfileViewSpy(log: stage.log)
    let delegate = ProfileDelegateSpy(log: stage.log)
    let service = ProfileServiceMock(log: stage.log)
    let store = ProfileStoreMock(log: stage.log)
    let presenter = ProfilePresenter(view: view, delegate: delegate, service: service, store: store)
    stage.view(view)
    stage.delegate(delegate)
    stage.store(store)
    stage.track(presenter)
    stage.busy(from: ProfileViewSpy.Call.showSpinner(true), until: .showSpinner(false))
    stage.request(service.upload, gives: { $0 }, fails: Unavailable())
    stage.request(store.keep, gives: { _ in }, fails: Unavailable())
    stage.event("view did load", .appears) { presenter.viewDidLoad() }
    stage.event("did type") { presenter.didType("name") }
    stage.event("did type again") { presenter.didType("name 2") }
    stage.event("did tap save") { presenter.didTapSave() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct ProfileLaws {
    @Test(arguments: profile.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
