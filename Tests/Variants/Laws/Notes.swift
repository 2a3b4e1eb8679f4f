import LawReference
import VIPERSpecs

/// Notes that are loaded again after one was added, and one of which disappears before the server knows.
@MainActor
final class Notes {
    enum Shown: RecordedCall {
        case rows([String]), none, problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private var newest = 0
    private(set) var rows: [String] = []

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>) {
        (self.view, self.service) = (view, service)
    }

    func load() {
        newest += 1
        view?(.problem(nil))
        service.get("all") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let rows) = answer else { return view?(.problem("Offline")) ?? () }
            self.rows = rows
            show()
        }
    }

    func add() {
        view?(.problem(nil))
        service.get("add") { [weak self] answer in
            if case .success = answer { self?.load() } else { self?.view?(.problem("Not added")) }
        }
    }

    func deleteFirst() {
        guard let first = rows.first else { return }
        newest += 1
        rows.removeFirst()
        view?(.problem(nil))
        show()
        service.get("delete") { [weak self, newest] answer in
            guard let self, case .failure = answer else { return }
            // If the notes were loaded since, they are what the server has.
            if newest == self.newest { rows.insert(first, at: 0) }
            show()
            view?(.problem("Not deleted"))
        }
    }

    private func show() {
        view?(rows.isEmpty ? .none : .rows(rows))
    }
}
