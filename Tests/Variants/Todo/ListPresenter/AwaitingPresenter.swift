import TodoReference
import TodoSpecs

/// Awaits its interactor, so that it receives no answer that it did not ask for.
///
/// Tasks that are resumed one after the other may continue in another order, so it skips an answer that is older than
/// the one that it has shown.
@MainActor
final class AwaitingPresenter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
    private let presenter: ListPresenter
    private let interactor: any ListInteractorInput
    private var waiting: [CheckedContinuation<(items: [UpcomingItem], number: Int), Never>] = []
    private var answers = 0
    private var newestShown = 0

    init(_ presenter: ListPresenter, interactor: any ListInteractorInput) {
        self.presenter = presenter
        self.interactor = interactor
    }

    func addNewEntry() { presenter.addNewEntry() }

    func updateView() {
        Task { [weak self] in
            guard let answer = await self?.upcomingItems() else { return }
            self?.show(answer.items, number: answer.number)
        }
    }

    func addModuleDidCancelAddAction() {}

    func addModuleDidSaveAddAction() { updateView() }

    func foundUpcomingItems(_ items: [UpcomingItem]) {
        guard !waiting.isEmpty else { return }
        answers += 1
        waiting.removeFirst().resume(returning: (items, answers))
    }

    private func show(_ items: [UpcomingItem], number: Int) {
        guard number > newestShown else { return }
        newestShown = number
        presenter.foundUpcomingItems(items)
    }

    private func upcomingItems() async -> (items: [UpcomingItem], number: Int) {
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            interactor.findUpcomingItems()
        }
    }
}
