import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that leave something on screen as it was before an answer, or keep what an empty answer does not
    /// replace.
    static let refused: [Variant<ModuleLaws>] = [
        Variant("clears the password that was refused, so that its button stays disabled") { stage in
            let view = ToldSpy<Refused.Shown>("View", log: stage.log)
            let router = ToldSpy<Refused.Shown>("Router", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            let refused = Refused(view, router, service)
            stage.view(view)
            stage.wireframe(router)
            stage.track(refused)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { refused.type("") }
            stage.event("type") { refused.type("secret") }
            stage.event("log in", when: { view.isEnabled }) { refused.logIn() }
        },
        Variant("draws a curve of all numbers that it was given, whether there are new ones or not") { stage in
            let view = ToldSpy<Refused.Shown>("View", log: stage.log)
            let service = AskedMock<[Int]>("Service", log: stage.log)
            var numbers: [Int] = []
            stage.view(view)
            stage.request(service.answers, gives: { [$0 + 1] }, empty: [], fails: Offline())
            stage.event("view appears", .appears) { view(.curve([])) }
            stage.event("measure") { [weak view] in
                service.get("numbers") { answer in
                    guard case .success(let more) = answer else { return view?(.problem("Offline")) ?? () }
                    numbers = Set(numbers + more).sorted()
                    view?(.curve(numbers))
                }
            }
        },
    ]
}

extension ToldSpy<Refused.Shown> {
    /// Whether the button is enabled.
    fileprivate var isEnabled: Bool {
        let states = calls.compactMap { if case .enabled(let isEnabled) = $0 { isEnabled } else { nil } }
        return states.last ?? false
    }
}

/// Asks for the password again if it was refused.
@MainActor
private final class Refused {
    enum Shown: RecordedCall {
        case enabled(Bool), password(String), problem(String), curve([Int]), home
    }

    private weak let view: ToldSpy<Shown>?
    private weak let router: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private var password = ""
    private var isWaiting = false
    private var hasLeft = false

    init(_ view: ToldSpy<Shown>, _ router: ToldSpy<Shown>, _ service: AskedMock<Void>) {
        (self.view, self.router, self.service) = (view, router, service)
    }

    func type(_ password: String) {
        guard !hasLeft else { return }
        self.password = password
        view?(.enabled(!password.isEmpty && !isWaiting))
    }

    func logIn() {
        guard !password.isEmpty, !isWaiting, !hasLeft else { return }
        isWaiting = true
        view?(.enabled(false))
        service.get(password) { [weak self] answer in
            guard let self else { return }
            isWaiting = false
            if case .success = answer {
                hasLeft = true
                router?(.home)
                return
            }
            view?(.password(""))
            view?(.problem("Wrong"))
            type("")
        }
    }
}
