import LawReference

/// Loads a row for its view to read, and keeps a failure until the user tries again.
@MainActor
final class Glance {
    private(set) var row: String?
    private(set) var hasFailed = false

    private let service: AskedMock<String>

    init(_ service: AskedMock<String>) {
        self.service = service
    }

    func load() {
        hasFailed = false
        service.get("row") { [weak self] answer in
            guard case .success(let row) = answer else {
                self?.hasFailed = true
                return
            }
            self?.row = row
        }
    }
}
