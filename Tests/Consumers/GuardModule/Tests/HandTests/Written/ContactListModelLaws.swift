import ContactsContracts
@testable import References
import Testing
import VIPERSpecs

let contactListModel = Module { stage in
    let source = ContactSourceSpy(log: stage.log)
    let router = ContactListRouterProtocolSpy(log: stage.log)
    guard #available(macOS 14, watchOS 10, iOS 17, visionOS 1, tvOS 17, *) else {
        throw CouldNotJudge("ContactListModel needs a newer system.")
    }
    let model = ContactListModel(source: source, router: router)
    stage.wireframe(router)
    stage.track(model)
    stage.request(
        source.contacts,
        gives: { [ListedContact(id: "id \($0)", imageName: "image name \($0)", name: "name \($0)")] },
        empty: []
    )
    stage.screen("what is shown") { (model.contacts as Any, model.rows) }
    stage.event("appear", [.appears, .repeatable]) { model.appear() }
    stage.event("type") { model.type("prefix") }
    stage.event("type again") { model.type("prefix 2") }
    stage.event("select", .needsContent) { model.select(0) }
}

@Suite struct ContactListModelLaws {
    @Test(arguments: contactListModel.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
