import Recipes
import Testing
import VIPERSpecs

let profileByHand = Module { stage in
    let view = ProfileViewSpy(log: stage.log)
    let delegate = ProfileDelegateSpy(log: stage.log)
    let service = ProfileServiceSpy(log: stage.log)
    let store = ProfileStoreSpy(log: stage.log)
    let presenter = ProfilePresenter(view: view, delegate: delegate, service: service, store: store)
    stage.view(view)
    stage.delegate(delegate)
    stage.store(store)
    stage.track(presenter)
    stage.busy(from: ProfileViewSpy.Call.showSpinner(true), until: .showSpinner(false))
    stage.state(from: ProfileViewSpy.Call.showProblem("Not saved."), until: .showProblem(nil))
    stage.request(service.upload, gives: { $0 }, fails: Offline())
    stage.request(store.keep, gives: { _ in }, fails: Offline())
    stage.event("view appears", .appears) { presenter.viewDidLoad() }
    stage.event("type") { presenter.didType("Ann") }
    stage.event("save", .outlivesView, when: { view.allowsSaving }) { presenter.didTapSave() }
}

extension ProfileViewSpy {
    /// Whether the button was enabled when it was last heard of.
    var allowsSaving: Bool {
        let last = calls.last { if case .enableSave = $0 { true } else { false } }
        return last == .enableSave(true)
    }
}

