import LawReference

/// Passes what it found to a closure.
@MainActor
final class ClosureInteractor {
    var found: (Int) -> Void = { _ in }

    private let service: FreeServiceMock
    private var awaited = 0

    init(service: FreeServiceMock) {
        self.service = service
    }

    func count() {
        awaited += 1
        service.count { [weak self, awaited] answer in
            Task { @MainActor in self?.heard(answer, to: awaited) }
        }
    }

    private func heard(_ answer: Result<Int, any Error>, to request: Int) {
        guard request == awaited else { return }
        awaited += 1
        found((try? answer.get()) ?? -1)
    }
}
