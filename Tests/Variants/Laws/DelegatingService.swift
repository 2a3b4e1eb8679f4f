import LawReference

/// A service that answers a delegate.
@MainActor
final class DelegatingService {
    weak var delegate: DelegatedCounter?

    private let service: FreeServiceMock

    init(_ service: FreeServiceMock) {
        self.service = service
    }

    func count(for request: Int) {
        service.count { [weak self] answer in
            Task { @MainActor in self?.delegate?.service(answered: answer, to: request) }
        }
    }
}

/// Receives its service's answers as a delegate.
@MainActor
final class DelegatedCounter {
    private weak let view: FreeViewSpy?
    private let service: DelegatingService
    private var awaited = 0

    init(view: FreeViewSpy, service: DelegatingService) {
        self.view = view
        self.service = service
        service.delegate = self
    }

    func count() {
        awaited += 1
        service.count(for: awaited)
    }

    func service(answered answer: Result<Int, any Error>, to request: Int) {
        guard request == awaited else { return }
        awaited += 1
        view?.show((try? answer.get()) ?? -1)
    }
}
