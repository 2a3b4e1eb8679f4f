import ContactsSpecs
import People
import Testing

/// Our use case returns what the kit's interactor tells its output.
@Suite struct PeopleUseCaseTests {
    @Test(arguments: ContactListInteractorSpec.requirements)
    func conforms(to requirement: ContactListInteractorSpec.Requirement) async throws {
        try await requirement.verify(
            deviations: ["CONTACT-LIST-INTERACTOR-19": "An async method keeps its use case until it returns."]
        ) { fixture in
            let useCase = PeopleUseCase(loader: fixture.store)
            fixture.track(useCase)
            return ReturningInteractor(useCase, output: fixture.output)
        }
    }
}

/// Tells an output what a use case returns.
@MainActor
private final class ReturningInteractor: ContactListInteractorInput {
    private let useCase: any PeopleFinding
    private weak var output: (any ContactListInteractorOutput)?

    init(_ useCase: any PeopleFinding, output: any ContactListInteractorOutput) {
        self.useCase = useCase
        self.output = output
    }

    func fetchContacts() { tell { await $0.reload() } }

    func searchContact(withPrefix prefix: String) { tell { await $0.find(prefix) } }

    private func tell(_ people: @escaping @MainActor (any PeopleFinding) async -> [Person]?) {
        Task { [weak self, useCase] in
            let found = await people(useCase)
            guard let found, let output = self?.output else { return }
            output.didFetchContacts(
                found.map { ListedContact(id: $0.badge, imageName: $0.portrait, name: $0.fullName) }
            )
        }
    }
}
