import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults that show only if requests end differently, or if an answer comes between two taps.
    static let flows: [Witness<ModuleLaws>] = [
        Witness("hides the failure of one load when the other succeeds", violates: [9]) { stage in
            let view = ToldSpy<TwoLoads.Shown>("View", log: stage.log)
            let services = ["Profile", "Orders"].map { AskedMock<String>($0, log: stage.log) }
            let module = TwoLoads(view, services)
            stage.view(view)
            stage.track(module)
            for service in services { stage.request(service.answers, gives: { "\($0)" }, fails: Offline()) }
            stage.state(from: TwoLoads.Shown.problem("Offline"), until: .problem(nil))
            stage.event("view appears", .appears) { module.load() }
        },
        Witness("opens home once more for each code", violates: [7], build: Passcode.stage(.opensHomeForEachCode)),
        Witness("takes a no for a yes once it is asked to go on", violates: [26, 32]) { stage in
            let view = ToldSpy<Offers.Shown>("View", log: stage.log)
            let service = AskedMock<Bool>("Permission", log: stage.log)
            let offers = Offers(view, service)
            stage.view(view)
            stage.track(offers)
            stage.request(service.answers, gives: { _ in true }, empty: false, fails: Offline())
            stage.event("tap allow") { offers.ask() }
            stage.event("tap finish", .onlyAtRest) { offers.finish() }
            stage.invariant("who said no is sent nothing") {
                guard let answer = view.calls.last(where: { if case .isAllowed = $0 { true } else { false } }) else {
                    return true
                }
                return answer == .isAllowed(true) || !view.calls.contains(.sends(true))
            }
        },
        Witness("shows what the user has cancelled", violates: [39], build: Transfer.stage(.showsWhatWasCancelled)),
        Witness("cannot begin again once it was cancelled", violates: [39], build: Transfer.stage(.cannotBeginAgain)),
        Witness(
            "clears what was sent when what came before cannot be loaded",
            violates: [5, 23],
            build: Conversation.stage(.clearsTheMessages)
        ),
        Witness("lets the older of two checks count", violates: [5]) { stage in
            let view = ToldSpy<NameCheck.Shown>("View", log: stage.log)
            let service = AskedMock<Bool>("Names", log: stage.log)
            let check = NameCheck(view, service)
            stage.view(view)
            stage.track(check)
            stage.request(service.answers, gives: { _ in true }, empty: false, fails: Offline())
            stage.event("type ann") { check.type("ann") }
            stage.event("type bob") { check.type("bob") }
        },
        Witness("takes back what was hoped for to what it had hoped for before", violates: [5]) { stage in
            let view = ToldSpy<Mute.Shown>("View", log: stage.log)
            let service = AskedMock<Bool>("Service", log: stage.log)
            let mute = Mute(view, service)
            stage.view(view)
            stage.track(mute)
            stage.request(service.answers, gives: { _ in true }, fails: Offline())
            stage.event("tap mute") { mute.tap() }
        },
        Witness("puts back what was hoped for and has failed meanwhile", violates: [5]) { stage in
            stage.put(AlarmSettings.init, gives: { _ in true }) { settings in
                stage.event("tap news") { settings.tap("news") }
                stage.event("tap silence") { settings.silenceAll() }
            }
        },
        Witness("loses what came while something else was hoped for and failed", violates: [5, 34]) { stage in
            stage.put(Basket.init, gives: { _ in true }) { basket in
                stage.event("view appears", .appears) { basket.show() }
                stage.event("tap add", .repeatable) { basket.add() }
                stage.event("tap remove") { basket.remove() }
            }
        },
        Witness("tells its delegate once more when the view disappears", violates: [12]) { stage in
            let view = ToldSpy<Mute.Shown>("View", log: stage.log)
            let delegate = ToldSpy<Mute.Shown>("Delegate", log: stage.log)
            stage.view(view)
            stage.delegate(delegate)
            stage.event("tap done") { [weak view] in
                view?(.isOn(true))
                delegate(.isOn(true))
            }
            stage.event("view disappears", .leaves) { delegate(.isOn(true)) }
        },
        Witness("lets what was kept take the place of what is new", violates: [4]) { stage in
            let view = ToldSpy<TwoLoads.Shown>("View", log: stage.log)
            let services = ["Cache", "Server"].map { AskedMock<String>($0, log: stage.log) }
            let module = TwoLoads(view, services)
            module.shown = { _, text in .profile(text) }
            stage.view(view)
            stage.track(module)
            for service in services {
                stage.request(service.answers, gives: { [name = service.recorder.name] in "\(name) \($0)" })
            }
            stage.event("view appears", .appears) { module.load() }
        },
        Witness("shows the same alert twice when two loads fail", violates: [7]) { stage in
            let view = ToldSpy<TwoLoads.Shown>("View", log: stage.log)
            let router = ToldSpy<TwoLoads.Shown>("Router", log: stage.log)
            let services = ["Profile", "Orders"].map { AskedMock<String>($0, log: stage.log) }
            let module = TwoLoads(view, services)
            module.failed = { [weak view] in if view != nil { router(.problem("Offline")) } }
            stage.view(view)
            stage.wireframe(router)
            stage.track(module)
            for service in services { stage.request(service.answers, gives: { "\($0)" }, fails: Offline()) }
            stage.event("view appears", .appears) { module.load() }
        },
        Witness("opens a second screen when the answer came between two taps", violates: [12]) { stage in
            let view = ToldSpy<Login.Shown>("View", log: stage.log)
            let router = ToldSpy<Login.Opened>("Router", log: stage.log)
            let service = AskedMock<String>("Accounts", log: stage.log)
            let login = Login(view, router, service)
            stage.view(view)
            stage.wireframe(router)
            stage.track(login)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("tap login") { login.tap() }
        },
    ]
}

/// Two loads for one screen; the success of either hides the problem of the other.
@MainActor
private final class TwoLoads {
    enum Shown: RecordedCall {
        case profile(String), orders(String), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let services: [AskedMock<String>]
    private var newest = 0
    var shown: (Int, String) -> Shown = { $0 == 0 ? .profile($1) : .orders($1) }
    lazy var failed: @MainActor () -> Void = { [weak view] in view?(.problem("Offline")) }

    init(_ view: ToldSpy<Shown>, _ services: [AskedMock<String>]) {
        (self.view, self.services) = (view, services)
    }

    func load() {
        newest += 1
        for (part, service) in services.enumerated() {
            var isOpen = true
            service.get("me") { [weak self, newest] answer in
                guard let self, isOpen, newest == self.newest else { return }
                isOpen = false
                switch answer {
                case .success(let text):
                    view?(.problem(nil))
                    view?(shown(part, text))
                case .failure: failed()
                }
            }
        }
    }
}

/// Sends offers to a user who was asked, whether or not the user allowed it.
@MainActor
private final class Offers {
    enum Shown: RecordedCall {
        case isAllowed(Bool), problem(String), sends(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private var wasAsked = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func ask() {
        var isOpen = true
        service.get("offers") { [weak self] answer in
            guard let self, isOpen else { return }
            isOpen = false
            switch answer {
            case .success(let isAllowed):
                wasAsked = true
                view?(.isAllowed(isAllowed))
            case .failure: view?(.problem("Offline"))
            }
        }
    }

    func finish() { view?(.sends(wasAsked)) }
}

/// Shows whether a name is free, from the answer that arrives last, even if it is about an older name.
@MainActor
private final class NameCheck {
    enum Shown: RecordedCall {
        case isFree(Bool), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func type(_ name: String) {
        var isOpen = true
        service.get(name) { [weak self] answer in
            guard let self, isOpen else { return }
            isOpen = false
            switch answer {
            case .success(let isFree): view?(.isFree(isFree))
            case .failure: view?(.problem("Offline"))
            }
        }
    }
}

/// A login whose guard against a second tap ends with the answer instead of with the screen.
@MainActor
private final class Login {
    enum Shown: RecordedCall {
        case problem(String)
    }

    enum Opened: RecordedCall {
        case home(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let service: AskedMock<String>
    private var isAsking = false

    init(_ view: ToldSpy<Shown>, _ router: ToldSpy<Opened>, _ service: AskedMock<String>) {
        (self.view, self.router, self.service) = (view, router, service)
    }

    func tap() {
        guard !isAsking else { return }
        isAsking = true
        service.get("ann") { [weak self] answer in
            guard let self, isAsking else { return }
            isAsking = false
            switch answer {
            case .success(let name): router(.home(name))
            case .failure: view?(.problem("Wrong password"))
            }
        }
    }
}

/// A switch that shows its new value before the server has confirmed it.
@MainActor
private final class Mute {
    enum Shown: RecordedCall {
        case isOn(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private var isOn = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func tap() {
        let before = isOn
        isOn.toggle()
        view?(.isOn(isOn))
        var isOpen = true
        service.get("\(isOn)") { [weak self] answer in
            guard let self, isOpen else { return }
            isOpen = false
            guard case .failure = answer else { return }
            isOn = before
            view?(.isOn(before))
        }
    }
}
