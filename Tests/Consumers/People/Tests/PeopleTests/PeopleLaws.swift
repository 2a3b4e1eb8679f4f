import ContactsSpecs
import People
import Testing

private let people = Module { stage in
    let store = ContactStoreMock(log: stage.log)
    let router = ContactListRouterProtocolSpy(log: stage.log)
    let useCase = PeopleUseCase(loader: store)
    let model = PeopleViewModel(useCase: useCase, coordinator: router)
    let screen = Screen()
    model.onChange = { [weak screen, weak model] in screen?.seen = model?.people }
    stage.wireframe(router)
    stage.track(model, useCase)
    stage.request(
        store.contacts,
        gives: { number in
            ["Anna", "Bert"].map { Contact(id: "\($0) \(number)", imageName: "", name: "\($0) \(number)", number: "") }
        },
        empty: []
    )
    stage.screen("people") { screen.seen as Any }
    stage.event("view appears", [.appears, .repeatable]) { model.onAppear() }
    stage.event("types “b”") { model.queryChanged(to: "b") }
    stage.event("taps the first row", .repeatable, when: { !model.people.isEmpty }) { model.tapped(row: 0) }
}

/// What a person sees.
@MainActor
private final class Screen {
    var seen: [Person]?
}

@Suite struct PeopleLaws {
    @Test func areObeyed() async throws {
        let report = try await people.report(on: "people")
        #expect(report.isConforming, "\(report)")
    }
}
