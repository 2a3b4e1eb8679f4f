public import ContactsContracts
public import Observation

/// The presenter of the list, which is observed and tells no view.
@MainActor
@Observable
public final class ContactListModel {
    /// What is in the rows.
    public private(set) var contacts: [ListedContact] = []

    @ObservationIgnored private let source: any ContactSource
    @ObservationIgnored private let router: any ContactListRouterProtocol
    @ObservationIgnored private var prefix = ""
    @ObservationIgnored private var listening: Task<Void, Never>?

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - source: Finds the contacts.
    ///   - router: Leads to the details.
    public init(source: any ContactSource, router: any ContactListRouterProtocol) {
        self.source = source
        self.router = router
    }

    deinit {
        listening?.cancel()
    }

    /// The row of a contact.
    public func row(at index: Int) -> ContactRow? {
        contacts.indices.contains(index) ? contacts[index].row : nil
    }

    /// Listens to the contacts with the prefix that was typed last, and no longer to those before.
    public func appear() {
        listening?.cancel()
        listening = Task { [weak self, found = source.contacts(withPrefix: prefix)] in
            for await contacts in found where !Task.isCancelled { self?.contacts = contacts }
        }
    }

    /// Listens to the contacts with another prefix.
    public func type(_ prefix: String) {
        self.prefix = prefix
        appear()
    }

    /// Leads to the contact in a row.
    public func select(_ index: Int) {
        if contacts.indices.contains(index) { router.navigate(to: contacts[index].destination) }
    }
}
