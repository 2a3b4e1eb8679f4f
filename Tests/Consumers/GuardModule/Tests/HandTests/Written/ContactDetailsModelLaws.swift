import ContactsContracts
@testable import References
import Testing
import VIPERSpecs

let contactDetailsModel = Module { stage in
    let source = ContactSourceSpy(log: stage.log)
    guard #available(macOS 14, watchOS 10, iOS 17, visionOS 1, tvOS 17, *) else {
        throw CouldNotJudge("ContactDetailsModel needs a newer system.")
    }
    let model = ContactDetailsModel(id: "id", source: source)
    stage.track(model)
    stage.request(
        source.details,
        gives: { ContactDetails(imageName: "image name \($0)", name: "name \($0)", number: "number \($0)") },
        fails: Unavailable()
    )
    stage.screen("state") { model.state }
    stage.event("appear", [.appears, .repeatable]) { model.appear() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct ContactDetailsModelLaws {
    @Test(arguments: contactDetailsModel.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
