import LawReference
import VIPERSpecs

/// A name that is checked while the user types, and saved silently.
@MainActor
final class Draft {
    enum Shown: RecordedCall {
        case check(String?), stopped, toast(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private var newest = 0
    private var isChecking = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func save() {
        service.get("save") { [weak view] answer in
            if case .failure = answer { view?(.toast("Not saved.")) }
        }
    }

    func check() {
        newest += 1
        isChecking = true
        view?(.check(nil))
        service.get("check") { [weak self, newest] answer in
            guard let self, isChecking, newest == self.newest else { return }
            isChecking = false
            switch answer {
            case .success(let isFree): view?(.check(isFree ? "free" : "taken"))
            case .failure: view?(.check("unknown"))
            }
        }
    }

    func stop() {
        guard isChecking else { return }
        isChecking = false
        view?(.stopped)
    }
}
