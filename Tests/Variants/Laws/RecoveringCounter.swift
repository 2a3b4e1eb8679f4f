import LawReference

/// After a failure, asks once more by itself.
@MainActor
final class RecoveringCounter {
    private weak let view: FreeViewSpy?
    private let service: FreeServiceMock
    private var newest = 0

    init(_ doubles: FreeDoubles) {
        (view, service) = (doubles.view, doubles.service)
    }

    func count() {
        newest += 1
        ask(attempt: 1)
    }

    private func ask(attempt: Int) {
        service.count { [weak self, newest] answer in
            Task { @MainActor in self?.heard(answer, to: newest, attempt: attempt) }
        }
    }

    private func heard(_ answer: Result<Int, any Error>, to request: Int, attempt: Int) {
        guard request == newest else { return }
        newest += 1
        switch answer {
        case .failure where attempt == 1: ask(attempt: 2)
        case .failure: view?.show(-1)
        case .success(let count): view?.show(count)
        }
    }
}
