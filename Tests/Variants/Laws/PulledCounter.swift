import LawReference

/// Keeps what is shown, and tells its view only that it has changed.
@MainActor
final class PulledCounter {
    private(set) var rows: [String] = []

    private let interactor: ClosureInteractor

    init(_ service: FreeServiceMock, reload: @escaping () -> Void) {
        interactor = ClosureInteractor(service: service)
        interactor.found = { [weak self] count in
            self?.rows = count < 0 ? ["The counter cannot be reached."] : (0..<count).map { "row \($0)" }
            reload()
        }
    }

    func count() {
        interactor.count()
    }
}
