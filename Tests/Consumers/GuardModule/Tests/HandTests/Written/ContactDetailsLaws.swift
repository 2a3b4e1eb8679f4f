import ContactsContracts
@testable import References
import Testing
import VIPERSpecs

let contactDetails = Module { stage in
    let store = ContactStoreSpy(log: stage.log)
    let view = ContactDetailsPresenterOutputSpy(log: stage.log)
    let interactor = ContactDetailsInteractor(store: store)
    let presenter = ContactDetailsPresenter(id: "id", interactor: interactor)
    interactor.output = presenter
    presenter.view = view
    stage.view(view)
    stage.track(interactor, presenter)
    stage.entity(Contact.self)
    stage.request(
        store.contact,
        gives: { Contact(id: "id \($0)", imageName: "image name \($0)", name: "name \($0)", number: "number \($0)") },
        fails: nil
    )
    stage.screen("what is shown", after: ContactDetailsPresenterOutputSpy.Call.updateUI) {
        (presenter.details as Any, presenter.hasError, presenter.errorTitle, presenter.errorMessage)
    }
    stage.event("view will appear", [.appears, .repeatable]) { presenter.viewWillAppear() }
}

@Suite struct ContactDetailsLaws {
    @Test(arguments: contactDetails.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
