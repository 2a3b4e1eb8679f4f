import LawReference

/// Is answered on any thread, and goes to the main actor in a way that its creator chooses.
@MainActor
final class HoppingCounter {
    typealias Hop = @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    private weak let view: FreeViewSpy?
    private let service: FreeServiceMock
    private let hop: Hop
    private var awaited = 0

    init(_ doubles: FreeDoubles, hop: @escaping Hop) {
        (view, service) = (doubles.view, doubles.service)
        self.hop = hop
    }

    func count() {
        awaited += 1
        service.count { [weak self, hop, awaited] answer in
            hop { self?.heard(answer, to: awaited) }
        }
    }

    private func heard(_ answer: Result<Int, any Error>, to request: Int) {
        guard request == awaited else { return }
        awaited += 1
        view?.show((try? answer.get()) ?? -1)
    }
}
