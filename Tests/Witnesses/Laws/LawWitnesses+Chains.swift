import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults in the second of several requests, and in waits after the last answer.
    static let chains: [Witness<ModuleLaws>] = [
        Witness(
            "is no longer heard once the second request has failed",
            violates: [10],
            build: Purchase.stage(.staysDisabled)
        ),
        Witness(
            "keeps itself while the second answer is awaited",
            violates: [2, 3],
            build: Purchase.stage(.keepsItself)
        ),
        Witness(
            "opens a receipt after the user has left while it paid",
            violates: [18, 27],
            build: Purchase.stage(.opensTheReceiptAfterLeaving)
        ),
        Witness("says nothing of a wrong number", violates: [9], build: Lock.stage(.saysNothing)),
        Witness("is busy for ever with a wrong number", violates: [11], build: Lock.stage(.staysBusy)),
        Witness("keeps itself while a number is looked at", violates: [2, 3], build: Lock.stage(.keepsItself)),
        Witness("opens after the user has left it", violates: [18, 27], build: Lock.stage(.opensAfterLeaving)),
        Witness("opens twice for a number that is typed twice", violates: [12], build: Lock.stage(.takesItTwice)),
        Witness("is busy for ever on the second step", violates: [11], build: Signup.stage(.staysBusy)),
        Witness("says nothing of a failure on the second step", violates: [9], build: Signup.stage(.saysNothing)),
        Witness("keeps itself on the second step", violates: [2, 3], build: Signup.stage(.keepsItself)),
        Witness(
            "leads on after it was left on the second step",
            violates: [18, 27],
            build: Signup.stage(.opensAfterLeaving)
        ),
        Witness("says nothing of a no", violates: [6], build: Signup.stage(.takesNoForNothing)),
        Witness(
            "blanks its places, which it has put into other words, if they cannot be loaded anew",
            violates: [23, 26],
            build: Places.stage(.blanksOnFailure, empty: "") { stage, places in
                stage.event("view appears", .appears) { places.load() }
                stage.event("pull") { places.load() }
            }
        ),
        Witness("hides the failure of one request when an older one succeeds", violates: [9]) { stage in
            stage.put(Home.init, gives: { "\($0)" }) { home in
                stage.event("view appears", .appears) { home.load() }
            }
        },
        Witness("counts on after the user has left", violates: [18]) { stage in
            let clock = stage.clock.sleeping
            stage.put({ Code($0, $1, clock) }, gives: { "\($0)" }) { code in
                stage.event("view appears", .appears) { code.appear() }
                stage.event("leave", .leaves) { code.leave() }
            }
        },
        Witness("is stuck once it could not be switched", violates: [10]) { stage in
            stage.put(Switch.init, gives: { "\($0)" }) { button in
                stage.event("tap switch", .repeatable) { button.toggle() }
            }
        },
    ]
}

/// Asks for news and for the weather at the same time, and hides a problem as soon as there is news.
@MainActor
private final class Home {
    enum Shown: RecordedCall {
        case problem(String?), news(String), weather(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func load() {
        service.get("news") { [weak view] answer in
            guard case .success(let news) = answer else { return view?(.problem("Offline")) ?? () }
            view?(.problem(nil))
            view?(.news(news))
        }
        service.get("weather") { [weak view] answer in
            view?((try? answer.get()).map(Shown.weather) ?? .problem("Offline"))
        }
    }
}

/// Counts the seconds until a code can be requested again, even after the user has left.
@MainActor
private final class Code {
    enum Shown: RecordedCall {
        case seconds(Int), problem(String), goodbye
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: TestClock
    private var hasAppeared = false
    private var hasLeft = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, _ clock: TestClock) {
        (self.view, self.service, self.clock) = (view, service, clock)
    }

    func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        service.get("code") { [weak self] answer in
            guard let self, !hasLeft else { return }
            guard case .success = answer else {
                hasAppeared = false
                view?(.problem("Offline"))
                return
            }
            count(from: 3)
        }
    }

    func leave() {
        hasLeft = true
        view?(.goodbye)
    }

    private func count(from seconds: Int) {
        view?(.seconds(seconds))
        guard seconds > 0 else { return }
        clock.schedule(after: .seconds(1)) { [weak self] in self?.count(from: seconds - 1) }
    }
}

/// A switch that waits for an answer each time before it changes.
@MainActor
private final class Switch {
    enum Shown: RecordedCall {
        case isOn(Bool), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var isOn = false
    private var isWaiting = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func toggle() {
        guard !isWaiting else { return }
        isWaiting = true
        service.get(isOn ? "off" : "on") { [weak self] answer in
            guard let self else { return }
            guard case .success = answer else { return view?(.problem("Offline")) ?? () }
            isOn.toggle()
            isWaiting = false
            view?(.isOn(isOn))
        }
    }
}
