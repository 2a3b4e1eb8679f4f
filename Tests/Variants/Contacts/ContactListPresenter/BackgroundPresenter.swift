import ContactsSpecs

/// Makes the rows of the newest answer off the main actor, and updates the view only after a change.
@MainActor
final class BackgroundPresenter: ContactListPresenterInput, ContactListInteractorOutput {
    private struct Line: Equatable, Sendable {
        let row: ContactRow
        let destination: ContactListDestination
    }

    private let interactor: any ContactListInteractorInput
    private let router: any ContactListRouterProtocol
    private weak var view: (any ContactListPresenterOutput)?
    private var lines: [Line] = []
    private var making: Task<Void, Never>?

    init(_ fixture: ContactListPresenterFixture) {
        interactor = fixture.interactor
        router = fixture.router
        view = fixture.view
    }

    func viewWillAppear() { interactor.fetchContacts() }

    func didTypePrefix(_ prefix: String) { interactor.searchContact(withPrefix: prefix) }

    var numberOfRows: Int { lines.count }

    func row(at index: Int) -> ContactRow? { lines.indices.contains(index) ? lines[index].row : nil }

    func didSelectRow(at index: Int) {
        if lines.indices.contains(index) { router.navigate(to: lines[index].destination) }
    }

    func didFetchContacts(_ contacts: [ListedContact]) {
        making?.cancel()
        making = Task { [weak self] in
            let lines = await Self.lines(of: contacts)
            guard let self, !Task.isCancelled, lines != self.lines else { return }
            self.lines = lines
            view?.updateUI()
        }
    }

    private nonisolated static func lines(of contacts: [ListedContact]) async -> [Line] {
        contacts.map {
            Line(
                row: ContactRow(imageName: $0.imageName, name: $0.name),
                destination: .contactDetails(name: $0.name, id: $0.id)
            )
        }
    }
}
