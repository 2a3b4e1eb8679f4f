import TodoReference
import TodoSpecs

/// Awaits its interactor, so that it hears no answer that it did not ask for.
@MainActor
final class AwaitingPresenter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
    private let presenter: ListPresenter
    private let interactor: any ListInteractorInput
    private var waiting: [CheckedContinuation<[UpcomingItem], Never>] = []

    init(_ presenter: ListPresenter, interactor: any ListInteractorInput) {
        self.presenter = presenter
        self.interactor = interactor
    }

    func addNewEntry() { presenter.addNewEntry() }

    func updateView() {
        Task { [weak self, presenter] in
            guard let items = await self?.upcomingItems() else { return }
            presenter.foundUpcomingItems(items)
        }
    }

    func addModuleDidCancelAddAction() {}

    func addModuleDidSaveAddAction() { updateView() }

    func foundUpcomingItems(_ items: [UpcomingItem]) {
        if !waiting.isEmpty { waiting.removeFirst().resume(returning: items) }
    }

    private func upcomingItems() async -> [UpcomingItem] {
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            interactor.findUpcomingItems()
        }
    }
}
