import Foundation
import TodoSpecs

/// Makes an actor usable on the main actor, and has its items stored in the order of the requests.
@MainActor
final class ActorAddInteractorAdapter: AddInteractorInput {
    private let requests: AsyncStream<(name: String, dueDate: Date)>.Continuation

    init(_ interactor: ActorAddInteractor, dataManager: any AddDataManager) {
        let (stream, requests) = AsyncStream<(name: String, dueDate: Date)>.makeStream()
        self.requests = requests
        Task {
            for await request in stream {
                dataManager.addNewEntry(await interactor.item(named: request.name, due: request.dueDate))
            }
        }
    }

    deinit {
        requests.finish()
    }

    func saveNewEntry(name: String, dueDate: Date) {
        requests.yield((name, dueDate))
    }
}
