/// Shows each count of a stream as it arrives, until it is deallocated.
@MainActor
public final class LiveCounter {
    /// Receives each count or the failure, and how many came before; returns `false` to stop reading.
    public typealias Hear = @MainActor (FreeViewSpy, Result<Int, any Error>, Int) -> Bool

    private weak let view: FreeViewSpy?
    private let service: FreeServiceMock
    private let hear: Hear
    private var task: Task<Void, Never>?

    /// Creates a counter.
    ///
    /// - Parameters:
    ///   - doubles: The view and the service.
    ///   - hear: Shows what arrived, and returns whether to read on.
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

    /// Starts to read, and stops an earlier reading.
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

    /// Stops reading, since the view disappears.
    public func disappear() {
        task?.cancel()
    }
}
