import Foundation
import LawReference

/// A module that is isolated to no actor, and shows the number of books.
final class FreeShelf: @unchecked Sendable {
    // This lock guards the number of the newest request, which justifies `@unchecked`.
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
