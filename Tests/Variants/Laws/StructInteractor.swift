import LawReference

/// Counts, and keeps no state.
struct StructInteractor: Sendable {
    let service: FreeServiceMock

    func count(_ found: @escaping @MainActor @Sendable (Int) -> Void) {
        service.count { answer in
            Task { @MainActor in found((try? answer.get()) ?? -1) }
        }
    }
}

/// Shows what a struct found.
@MainActor
final class StructPresenter {
    private weak let view: FreeViewSpy?
    private let interactor: StructInteractor
    private var awaited = 0

    init(view: FreeViewSpy, interactor: StructInteractor) {
        self.view = view
        self.interactor = interactor
    }

    func count() {
        awaited += 1
        interactor.count { [weak self, awaited] count in self?.heard(count, to: awaited) }
    }

    private func heard(_ count: Int, to request: Int) {
        guard request == awaited else { return }
        awaited += 1
        view?.show(count)
    }
}
