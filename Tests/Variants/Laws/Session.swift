import LawReference
import VIPERSpecs

/// Loads with the name of a session, which it keeps until something fails.
@MainActor
final class Session {
    enum Shown: RecordedCall {
        case orders(String), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var session: String?
    private var isLoading = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func load() {
        guard !isLoading else { return }
        isLoading = true
        if let session { return load(session) }
        service.get("session") { [weak self] answer in
            switch answer {
            case .success(let session):
                self?.session = session
                self?.load(session)
            case .failure: self?.fail()
            }
        }
    }

    private func load(_ session: String) {
        service.get("orders of \(session)") { [weak self] answer in
            guard let self else { return }
            guard case .success(let orders) = answer else { return fail() }
            isLoading = false
            view?(.problem(nil))
            view?(.orders(orders))
        }
    }

    private func fail() {
        (isLoading, session) = (false, nil)
        view?(.problem("Offline"))
    }
}
