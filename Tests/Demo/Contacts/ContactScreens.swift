import ContactsContracts
import ContactsReference

/// Draws the rows of the list when it is told to.
@MainActor
final class ListScreen: ContactListPresenterOutput {
    var presenter: (any ContactListPresenterInput)?
    private(set) var search = ""
    private(set) var lines: [String] = []

    func appear() { presenter?.viewWillAppear() }

    func type(_ text: String) {
        search = text
        presenter?.didTypePrefix(text)
    }

    func tap(_ index: Int) { presenter?.didSelectRow(at: index) }

    func updateUI() {
        guard let presenter else { return }
        let rows = (0..<presenter.numberOfRows).compactMap(presenter.row(at:))
        lines = rows.isEmpty ? ["Nobody."] : rows.map { "\($0.imageName) \($0.name)" }
    }
}

/// Draws the details or the error when it is told to.
@MainActor
final class DetailsScreen: ContactDetailsPresenterOutput {
    var presenter: (any ContactDetailsPresenterInput)?
    private(set) var lines: [String] = []

    func appear() { presenter?.viewWillAppear() }

    func updateUI() {
        guard let presenter else { return }
        if presenter.hasError {
            lines = [presenter.errorTitle, presenter.errorMessage]
        } else if let details = presenter.details {
            lines = [details.imageName, details.name, details.number]
        }
    }
}
