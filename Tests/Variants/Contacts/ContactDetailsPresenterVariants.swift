public import ContactsSpecs
public import Proof

/// Correct contact details presenters that are built in an unusual way.
public enum ContactDetailsPresenterVariants {
    /// All variants.
    public static let all: [Variant<ContactDetailsPresenterSpec>] = [
        Variant("speaks German, takes an error down for a new try, and tells only what has changed") {
            GermanDetailsPresenter($0)
        },
        Variant("shows answers a turn later") { LateDetailsPresenter($0) },
        Variant("asks no more once the details are there") { KeepingDetailsPresenter($0) },
    ]
}

/// Keeps one answer at a time, which is drawn when it is read.
@MainActor
private class GermanDetailsPresenter: ContactDetailsPresenterInput, ContactDetailsInteractorOutput {
    let id: String
    let interactor: any ContactDetailsInteractorInput
    private weak var view: (any ContactDetailsPresenterOutput)?
    var answer: Result<ContactDetails, NotFound>? {
        didSet {
            if answer != oldValue { view?.updateUI() }
        }
    }

    struct NotFound: Error, Equatable {}

    init(_ fixture: ContactDetailsPresenterFixture) {
        id = fixture.id
        interactor = fixture.interactor
        view = fixture.view
    }

    func viewWillAppear() {
        if hasError { answer = nil }
        interactor.fetchDetails(id)
    }

    var details: ContactDetailsDisplay? {
        guard case .success(let details) = answer else { return nil }
        return ContactDetailsDisplay(
            imageName: details.imageName,
            name: "Name: \(details.name)",
            number: "Telefonnummer: \(details.number)"
        )
    }

    var hasError: Bool { answer == .failure(NotFound()) }

    var errorTitle: String { "Das hat nicht geklappt" }

    var errorMessage: String { "Bitte versuchen Sie es später noch einmal." }

    func didFetchDetails(_ details: ContactDetails) { answer = .success(details) }

    func didGetError() { answer = .failure(NotFound()) }
}

/// Handles its answers in tasks, of which only the newest counts.
@MainActor
private final class LateDetailsPresenter: GermanDetailsPresenter {
    override func didFetchDetails(_ details: ContactDetails) { hear(.success(details)) }

    override func didGetError() { hear(.failure(NotFound())) }

    private var heard = 0

    private func hear(_ answer: Result<ContactDetails, NotFound>) {
        heard += 1
        Task { [weak self, heard] in
            await Task.yield()
            guard let self, heard == self.heard else { return }
            self.answer = answer
        }
    }
}

/// Keeps the details, since contacts rarely change.
@MainActor
private final class KeepingDetailsPresenter: GermanDetailsPresenter {
    override func viewWillAppear() {
        if details == nil { super.viewWillAppear() }
    }
}
