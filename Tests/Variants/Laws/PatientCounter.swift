import LawReference

/// Does not ask while it waits for an answer.
@MainActor
final class PatientCounter {
    private weak let view: FreeViewSpy?
    private let service: FreeServiceMock
    private var isWaiting = false

    init(_ doubles: FreeDoubles) {
        (view, service) = (doubles.view, doubles.service)
    }

    func count() {
        guard !isWaiting else { return }
        isWaiting = true
        service.count { [weak self] answer in
            Task { @MainActor in self?.heard(answer) }
        }
    }

    private func heard(_ answer: Result<Int, any Error>) {
        guard isWaiting else { return }
        isWaiting = false
        view?.show((try? answer.get()) ?? -1)
    }
}
