import Planner

/// It listens to a stream for as long as the stream lasts.
final class StreamPresenter: WeakScreenPresenter {
    private let changes = AsyncStream<Void>.makeStream()

    override func screenDidAppear() {
        super.screenDidAppear()
        Task {
            for await _ in changes.stream { means.load() }
        }
    }
}
