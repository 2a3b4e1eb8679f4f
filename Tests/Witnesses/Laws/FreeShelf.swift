import Foundation
import LawReference

/// A module of no actor that shows how many books there are.
final class FreeShelf: @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards the number of the newest request.
    private let lock = NSLock()
    private var newest = 0
    private weak let view: FreeViewSpy?
    private let service: FreeServiceMock
    private let show: @Sendable (FreeViewSpy, Int) -> Void

    init(view: FreeViewSpy, service: FreeServiceMock, show: @escaping @Sendable (FreeViewSpy, Int) -> Void) {
        self.view = view
        self.service = service
        self.show = show
    }

    func viewAppears() {
        let request = lock.withLock {
            newest += 1
            return newest
        }
        service.count { [weak self] answer in self?.heard(answer, to: request) }
    }

    private func heard(_ answer: Result<Int, any Error>, to request: Int) {
        let isWanted = lock.withLock {
            defer { if newest == request { newest += 1 } }
            return newest == request
        }
        guard isWanted, let view else { return }
        show(view, (try? answer.get()) ?? -1)
    }
}
