import ContactsContracts
@testable import ContactsReference
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
    stage.request(
        store.contact,
        gives: { Contact(id: "id \($0)", imageName: "image name \($0)", name: "name \($0)", number: "number \($0)") },
        fails: nil
    )
    stage.screen("details") { presenter.details as Any }
    stage.state("has error") { presenter.hasError }
    stage.screen("error title") { presenter.errorTitle }
    stage.screen("error message") { presenter.errorMessage }
    stage.event("view will appear", [.appears, .repeatable]) { presenter.viewWillAppear() }
}

@Suite struct ContactDetailsLaws {
    @Test(arguments: contactDetails.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
