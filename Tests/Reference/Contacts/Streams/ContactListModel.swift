public import ContactsContracts
public import Observation

/// The presenter of the list, which is observed and calls no view.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
public final class ContactListModel {
    /// The contacts in the rows; `nil` until they have been found.
    public private(set) var contacts: [ListedContact]?

    @ObservationIgnored private let interactor: any ContactListStreamInteractorInput
    @ObservationIgnored private let router: any ContactListRouterProtocol
    @ObservationIgnored private var prefix = ""
    @ObservationIgnored private var hasLeft = false
    @ObservationIgnored private var listening: Task<Void, Never>?

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - interactor: Finds the contacts.
    ///   - router: Leads to the details.
    public init(interactor: any ContactListStreamInteractorInput, router: any ContactListRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    deinit {
        listening?.cancel()
    }

    /// The content of the rows.
    public var rows: [ContactRow] { contacts?.map(\.row) ?? [] }

    /// Listens to the contacts with the prefix that was typed last.
    public func appear() {
        hasLeft = false
        listen()
    }

    /// Listens to the contacts with another prefix.
    public func type(_ prefix: String) {
        self.prefix = prefix
        listen()
    }

    /// Leads to the contact in a row, once until the view appears again.
    public func select(_ index: Int) {
        guard !hasLeft, let contacts, contacts.indices.contains(index) else { return }
        hasLeft = true
        router.navigate(to: contacts[index].destination)
    }

    private func listen() {
        listening?.cancel()
        listening = Task { [weak self, found = interactor.contacts(withPrefix: prefix)] in
            for await contacts in found where !Task.isCancelled { self?.contacts = contacts }
        }
    }
}
