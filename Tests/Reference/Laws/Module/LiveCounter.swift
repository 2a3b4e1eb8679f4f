/// Shows each count of a stream as it comes, until it goes.
@MainActor
public final class LiveCounter {
    /// Is handed each count or the failure, and how many came before; false to read no further.
    public typealias Hear = @MainActor (FreeViewSpy, Result<Int, any Error>, Int) -> Bool

    private weak let view: FreeViewSpy?
    private let service: FreeServiceMock
    private let hear: Hear
    private var task: Task<Void, Never>?

    /// Creates a counter.
    ///
    /// - Parameters:
    ///   - doubles: The view and the service.
    ///   - hear: Shows what came, and says whether to read on.
    public init(
        _ doubles: FreeDoubles,
        hear: @escaping Hear = { view, answer, _ in
            view.show((try? answer.get()) ?? -1)
            return true
        }
    ) {
        (view, service) = (doubles.view, doubles.service)
        self.hear = hear
    }

    deinit {
        task?.cancel()
    }

    /// Begins to read, and ends what was read before.
    public func appear() {
        task?.cancel()
        task = Task { [weak view, service, hear] in
            var number = 0
            do {
                for try await count in service.counts() {
                    guard let view, !Task.isCancelled, hear(view, .success(count), number) else { return }
                    number += 1
                }
            } catch {
                if let view, !Task.isCancelled { _ = hear(view, .failure(error), number) }
            }
        }
    }

    /// The view disappears: nothing is read any more.
    public func disappear() {
        task?.cancel()
    }
}
