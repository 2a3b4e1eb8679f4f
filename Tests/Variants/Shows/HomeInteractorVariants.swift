public import Proof
public import ShowsSpecs

/// Correct home interactors that are built in an unusual way.
public enum HomeInteractorVariants {
    /// All variants.
    public static let all: [Variant<HomeInteractorSpec>] = [
        Variant("asks once for all who ask meanwhile") { JoiningInteractor($0) },
        Variant("awaits its shows") { AwaitingInteractor($0) },
    ]
}

/// Keeps a list of waiting callers.
@MainActor
private final class JoiningInteractor: HomeInteractorInterface {
    private let fixture: (shows: any ShowService, users: any UserService)
    private var waiting: [@MainActor @Sendable (Result<[Show], any Error>) -> Void] = []

    init(_ fixture: ShowsInteractorFixture) { self.fixture = (fixture.showService, fixture.userService) }

    func getShows(_ completion: @escaping @MainActor @Sendable (Result<[Show], any Error>) -> Void) {
        waiting.append(completion)
        guard waiting.count == 1 else { return }
        fixture.shows.getShows { [weak self] result in
            guard let waiting = self?.waiting else { return }
            self?.waiting = []
            for completion in waiting { completion(result) }
        }
    }

    func logout() { fixture.users.removeUser() }
}

/// Has a task for each question.
@MainActor
private final class AwaitingInteractor: HomeInteractorInterface {
    private let fixture: (shows: any ShowService, users: any UserService)

    init(_ fixture: ShowsInteractorFixture) { self.fixture = (fixture.showService, fixture.userService) }

    func getShows(_ completion: @escaping @MainActor @Sendable (Result<[Show], any Error>) -> Void) {
        Task { [shows = fixture.shows] in
            completion(await withCheckedContinuation { answer in shows.getShows { answer.resume(returning: $0) } })
        }
    }

    func logout() { fixture.users.removeUser() }
}
