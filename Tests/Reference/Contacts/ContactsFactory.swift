public import ContactsContracts

/// Assembles the modules of the contacts; each belongs to the view that it is made for.
@MainActor
public enum ContactsFactory {
    /// Assembles the module of the list.
    ///
    /// - Parameters:
    ///   - view: Reads the rows, and holds the presenter.
    ///   - router: Leads to the details.
    ///   - store: Provides the contacts.
    public static func list(
        for view: any ContactListPresenterOutput,
        router: any ContactListRouterProtocol,
        store: any ContactStore
    ) -> any ContactListPresenterInput {
        let interactor = ContactListInteractor(store: store)
        let presenter = ContactListPresenter(interactor: interactor, router: router)
        interactor.output = presenter
        presenter.view = view
        return presenter
    }

    /// Assembles the module of the details.
    ///
    /// - Parameters:
    ///   - id: The contact's identifier.
    ///   - view: Reads the details, and holds the presenter.
    ///   - store: Provides the contact.
    public static func details(
        of id: String,
        for view: any ContactDetailsPresenterOutput,
        store: any ContactStore
    ) -> any ContactDetailsPresenterInput {
        let interactor = ContactDetailsInteractor(store: store)
        let presenter = ContactDetailsPresenter(id: id, interactor: interactor)
        interactor.output = presenter
        presenter.view = view
        return presenter
    }
}
