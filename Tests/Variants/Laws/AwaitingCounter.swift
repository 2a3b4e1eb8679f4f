import LawReference

/// Awaits its answer in a task, which it cancels when it asks again and when it is deallocated.
@MainActor
final class AwaitingCounter {
    typealias Ask = @Sendable (FreeServiceMock) async throws -> Int

    private weak let view: FreeViewSpy?
    private let service: FreeServiceMock
    private let ask: Ask
    private var task: Task<Void, Never>?
    private var listening: Task<Void, Never>?

    init(_ doubles: FreeDoubles, ask: @escaping Ask) {
        (view, service) = (doubles.view, doubles.service)
        self.ask = ask
    }

    deinit {
        task?.cancel()
        listening?.cancel()
    }

    func count() {
        task?.cancel()
        task = Task { [weak self, ask, service] in
            do {
                let count = try await ask(service)
                if !Task.isCancelled { self?.view?.show(count) }
            } catch {
                if !Task.isCancelled { self?.view?.show(-1) }
            }
        }
    }

    /// Waits for something that never comes.
    func listen() {
        let (notifications, continuation) = AsyncStream<Void>.makeStream()
        listening = Task {
            for await _ in notifications {}
            continuation.finish()
        }
    }
}
