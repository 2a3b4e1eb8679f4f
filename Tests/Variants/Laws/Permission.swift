import LawReference
import VIPERSpecs

/// Asks for permission, and shows that it is denied for as long as it is.
@MainActor
final class Permission {
    enum Shown: RecordedCall {
        case isDenied(Bool), allowed, problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private var isAsking = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func ask() {
        guard !isAsking else { return }
        isAsking = true
        service.get("location") { [weak self] answer in
            guard let self else { return }
            isAsking = false
            switch answer {
            case .success(true):
                view?(.isDenied(false))
                view?(.allowed)
            case .success(false): view?(.isDenied(true))
            case .failure: view?(.problem("Nobody knows."))
            }
        }
    }
}
