import ContactsContracts
@testable import References
import Testing
import VIPERSpecs

let contactList = Module { stage in
    let store = ContactStoreSpy(log: stage.log)
    let router = ContactListRouterProtocolSpy(log: stage.log)
    let view = ContactListPresenterOutputSpy(log: stage.log)
    let interactor = ContactListInteractor(store: store)
    let presenter = ContactListPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    stage.wireframe(router)
    stage.view(view)
    stage.track(interactor, presenter)
    stage.entity(Contact.self)
    stage.request(
        store.contacts,
        gives: { [Contact(id: "id \($0)", imageName: "image name \($0)", name: "name \($0)", number: "number \($0)")] },
        empty: []
    )
    stage.screen("rows", after: ContactListPresenterOutputSpy.Call.updateUI) {
        (0..<presenter.numberOfRows).map { presenter.row(at: $0) }
    }
    stage.event("view will appear", [.appears, .repeatable]) { presenter.viewWillAppear() }
    stage.event("did type prefix") { presenter.didTypePrefix("prefix") }
    stage.event("did type prefix again") { presenter.didTypePrefix("prefix 2") }
    stage.event("did select row", .needsContent, when: { presenter.numberOfRows > 0 }) {
        presenter.didSelectRow(at: presenter.numberOfRows - 1)
    }
}

@Suite struct ContactListLaws {
    @Test(arguments: contactList.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
