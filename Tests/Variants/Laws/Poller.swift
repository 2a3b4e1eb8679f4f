import Foundation
import LawReference

/// Asks again in the same call in which it is answered.
@MainActor
final class Poller {
    private weak var view: FreeViewSpy?
    private let service: FreeServiceMock
    private var isPolling = false

    init(view: FreeViewSpy, service: FreeServiceMock) {
        self.view = view
        self.service = service
    }

    func begin() {
        guard !isPolling else { return }
        isPolling = true
        poll()
    }

    private func poll() {
        service.count { [weak self] answer in
            let count = (try? answer.get()) ?? -1
            guard Thread.isMainThread else {
                Task { @MainActor in self?.heard(count) }
                return
            }
            MainActor.assumeIsolated { self?.heard(count) }
        }
    }

    private func heard(_ count: Int) {
        view?.show(count)
        poll()
    }
}
