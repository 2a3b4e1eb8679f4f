import ContactsContracts
import ContactsReference
import ContactsSpies
import Proof
import VIPERSpecs

/// The reference modules of the contacts, put on the stage of the laws: their views pull, or observe.
enum ContactsLaws {
    static let list = Module { stage in
        let doubles = ListDoubles(stage)
        let interactor = ContactListInteractor(store: doubles.store)
        let presenter = ContactListPresenter(interactor: interactor, router: doubles.router)
        interactor.output = presenter
        let table = PullingView { [weak presenter] in
            presenter.map { presenter in (0..<presenter.numberOfRows).map { presenter.row(at: $0) } }
        }
        presenter.view = table
        stage.track(presenter, interactor)
        stage.screen("rows") { table.seen as Any }
        stage.event("view appears", [.appears, .repeatable]) { presenter.viewWillAppear() }
        stage.event("types “b”", .repeatable) { presenter.didTypePrefix("b") }
        stage.event("taps the first row", when: { presenter.numberOfRows > 0 }) { presenter.didSelectRow(at: 0) }
    }

    static let listModel = Module { stage in
        let doubles = ListDoubles(stage)
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { throw NoObservation() }
        let model = ContactListModel(
            interactor: ContactListStreamInteractor(store: doubles.store),
            router: doubles.router
        )
        stage.track(model)
        stage.screen("rows") { model.contacts as Any }
        stage.event("view appears", [.appears, .repeatable]) { model.appear() }
        stage.event("types “b”", .repeatable) { model.type("b") }
        stage.event("taps the first row", when: { !model.rows.isEmpty }) { model.select(0) }
    }

    static let details = Module { stage in
        let interactor = ContactDetailsInteractor(store: detailsStore(stage))
        let presenter = ContactDetailsPresenter(id: "7", interactor: interactor)
        interactor.output = presenter
        let card = PullingView { [weak presenter] in
            presenter.map { [$0.hasError ? $0.errorTitle : "", $0.details?.name ?? "", $0.details?.number ?? ""] }
        }
        presenter.view = card
        stage.track(presenter, interactor)
        stage.screen("details") { card.seen as Any }
        stage.event("view appears", [.appears, .repeatable]) { presenter.viewWillAppear() }
    }

    static let detailsModel = Module { stage in
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { throw NoObservation() }
        let model = ContactDetailsModel(id: "7", interactor: ContactDetailsStreamInteractor(store: detailsStore(stage)))
        stage.track(model)
        stage.screen("details") { model.state }
        stage.event("view appears", [.appears, .repeatable]) { model.appear() }
    }

    @MainActor private static func detailsStore(_ stage: Stage) -> ContactStoreMock {
        let store = ContactStoreMock(log: stage.log)
        stage.entity(Contact.self)
        stage.request(
            store.contact,
            gives: { Contact(id: "7", imageName: "7", name: "Anna \($0)", number: "\($0)") },
            fails: nil
        )
        return store
    }
}

/// What both lists are assembled on.
@MainActor
private struct ListDoubles {
    let store: ContactStoreMock
    let router: ContactListRouterProtocolSpy

    init(_ stage: Stage) {
        store = ContactStoreMock(log: stage.log)
        router = ContactListRouterProtocolSpy(log: stage.log)
        stage.wireframe(router)
        stage.entity(Contact.self)
        let contacts: @Sendable (Int) -> [Contact] = { number in
            ["Anna", "Bert"].map { Contact(id: "\($0) \(number)", imageName: $0, name: "\($0) \(number)", number: "") }
        }
        stage.request(store.contacts, gives: contacts, empty: [])
    }
}

/// Reads when it is told to, and shows that until it is told again.
@MainActor
private final class PullingView: ContactListPresenterOutput, ContactDetailsPresenterOutput {
    private(set) var seen: Any?
    private let read: () -> Any?

    init(read: @escaping () -> Any?) {
        self.read = read
    }

    func updateUI() { seen = read() }
}
