import ContactsSpecs
import People
import Testing

/// Our view model offers what the kit's presenter does.
@Suite struct PeopleViewModelTests {
    @Test(arguments: ContactListPresenterSpec.requirements)
    func conforms(to requirement: ContactListPresenterSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let answers = AwaitedInteractor(fixture.interactor)
            let model = PeopleViewModel(useCase: answers, coordinator: fixture.router)
            model.onChange = { [weak view = fixture.view] in view?.updateUI() }
            fixture.track(model)
            return BoundPresenter(model: model, answers: answers)
        }
    }
}

/// Drives a view model as the kit drives presenters.
@MainActor
private final class BoundPresenter: ContactListPresenterInput, ContactListInteractorOutput {
    private let model: PeopleViewModel
    private let answers: AwaitedInteractor

    init(model: PeopleViewModel, answers: AwaitedInteractor) {
        self.model = model
        self.answers = answers
    }

    func viewWillAppear() { model.onAppear() }

    func didTypePrefix(_ prefix: String) { model.queryChanged(to: prefix) }

    var numberOfRows: Int { model.people.count }

    func row(at index: Int) -> ContactRow? {
        guard model.people.indices.contains(index) else { return nil }
        return ContactRow(imageName: model.people[index].portrait, name: model.people[index].fullName)
    }

    func didSelectRow(at index: Int) { model.tapped(row: index) }

    func didFetchContacts(_ contacts: [ListedContact]) { answers.answer(with: contacts) }
}

/// Asks the double of an interactor, and awaits what that is told to answer.
@MainActor
private final class AwaitedInteractor: PeopleFinding {
    private let interactor: any ContactListInteractorInput
    private var waiting: [CheckedContinuation<[Person]?, Never>] = []

    init(_ interactor: any ContactListInteractorInput) {
        self.interactor = interactor
    }

    deinit {
        for continuation in waiting { continuation.resume(returning: nil) }
    }

    func reload() async -> [Person]? { await answer { $0.fetchContacts() } }

    func find(_ query: String) async -> [Person]? { await answer { $0.searchContact(withPrefix: query) } }

    func answer(with contacts: [ListedContact]) {
        guard !waiting.isEmpty else { return }
        let people = contacts.map { Person(badge: $0.id, portrait: $0.imageName, fullName: $0.name) }
        waiting.removeFirst().resume(returning: people)
    }

    private func answer(to ask: (any ContactListInteractorInput) -> Void) async -> [Person]? {
        await withCheckedContinuation {
            waiting.append($0)
            ask(interactor)
        }
    }
}
