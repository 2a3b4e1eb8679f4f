import ContactsSpecs
import Proof

/// A details presenter with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyContactDetailsPresenter: FaultyModule, ContactDetailsPresenterInput, ContactDetailsInteractorOutput {
    typealias Part = FaultyContactDetailsPresenter

    let id: String
    weak var view: (any ContactDetailsPresenterOutput)?
    let interactor: any ContactDetailsInteractorInput
    var details: ContactDetailsDisplay?
    var hasError = false
    var errorTitle = "An error occurred"
    var errorMessage = "Please, try again later"
    var visits = 0
    var answers: [ContactDetails?] = []

    var appear: (Part) -> Void = { $0.fetch() }
    /// Formats details for display.
    var draw: (ContactDetails) -> ContactDetailsDisplay = {
        ContactDetailsDisplay(imageName: $0.imageName, name: "Name: \($0.name)", number: "Number: \($0.number)")
    }
    /// Stores an answer.
    var keep: (Part, ContactDetails?) -> Void = { part, details in
        part.details = details.map(part.draw)
        part.hasError = details == nil
    }
    /// Stores an answer, and tells the view.
    var show: (Part, ContactDetails?) -> Void = { part, details in
        part.keep(part, details)
        part.update()
    }

    init(_ fixture: ContactDetailsPresenterFixture, _ replace: (FaultyContactDetailsPresenter) -> Void) {
        id = fixture.id
        view = fixture.view
        interactor = fixture.interactor
        super.init()
        replace(self)
    }

    func viewWillAppear() {
        visits += 1
        appear(self)
    }

    func didFetchDetails(_ details: ContactDetails) { hear(details) }

    func didGetError() { hear(nil) }

    private func hear(_ details: ContactDetails?) {
        answered()
        show(self, details)
        answers.append(details)
    }

    func fetch() {
        asking()
        interactor.fetchDetails(id)
    }

    func update() { tell { [weak self] in self?.view?.updateUI() } }

    override func askAgain() { fetch() }

    override var hasListener: Bool { view != nil }
}
