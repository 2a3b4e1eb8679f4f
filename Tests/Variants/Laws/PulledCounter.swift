import LawReference

/// Keeps what is shown, and tells whoever shows it only that it has changed.
@MainActor
final class PulledCounter {
    private(set) var rows: [String] = []

    private let service: FreeServiceMock
    private let reload: () -> Void
    private var awaited = 0

    init(_ service: FreeServiceMock, reload: @escaping () -> Void) {
        self.service = service
        self.reload = reload
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
        rows =
            switch answer {
            case .success(let count): (0..<count).map { "row \($0)" }
            case .failure: ["The counter cannot be reached."]
            }
        reload()
    }
}
