import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults that show only while an answer is awaited, or in the state after a failure.
    static let waits: [Witness<ModuleLaws>] = [
        Witness("ends its indicator once it has asked, and not once it is answered", violates: [11]) { stage in
            stage.put(Ticket.init, gives: { "\($0)" }) { ticket in
                stage.busy(from: Ticket.Shown.isBusy(true), until: .isBusy(false))
                stage.event("tap") { ticket.load(endsAtOnce: true) }
            }
        },
        Witness("only flashes its indicator when the user tries again", violates: [21]) { stage in
            stage.put(Ticket.init, gives: { "\($0)" }) { ticket in
                stage.busy(from: Ticket.Shown.isBusy(true), until: .isBusy(false))
                stage.event("view appears", .appears) { ticket.load() }
                stage.event("try again") { ticket.flash() }
            }
        },
        Witness("tells its delegate of a failure as of a success, with an empty text", violates: [24]) { stage in
            let delegate = ToldSpy<Ticket.Told>("Delegate", log: stage.log)
            stage.delegate(delegate)
            stage.put(Ticket.init, gives: { "\($0)" }) { ticket in
                ticket.isKnown = { [weak delegate] in delegate?(.loaded($0 ?? "")) }
                stage.event("view appears", .appears) { ticket.load() }
            }
        },
        Witness("tries again after a while, also if its view has gone", violates: [18]) { stage in
            let clock = stage.clock.sleeping
            stage.put(Ticket.init, gives: { "\($0)" }) { ticket in
                stage.event("view appears", .appears) { ticket.load(triesAgainOn: clock) }
            }
        },
        Witness("hides its toast the first time only", violates: [11]) { stage in
            let clock = stage.clock.sleeping
            let view = ToldSpy<Ticket.Shown>("View", log: stage.log)
            var hides = true
            stage.view(view)
            stage.state(from: Ticket.Shown.toast("Copied"), until: .toast(nil))
            stage.event("copy") { [weak view] in
                view?(.toast("Copied"))
                if hides { clock.schedule(after: .seconds(2)) { view?(.toast(nil)) } }
                hides = false
            }
        },
        Witness("leaves “too slow” above what has come after all", violates: [11]) { stage in
            let clock = stage.clock.sleeping
            stage.put(Ticket.init, gives: { "\($0)" }) { ticket in
                stage.state(from: Ticket.Shown.toast("Too slow."), until: .toast(nil))
                stage.event("view appears", .appears) { ticket.load(within: clock) }
                stage.event("pull", .onlyAtRest) { ticket.load(within: clock) }
            }
        },
        Witness("leaves its indicator to the next round of polling after a failure", violates: [5, 11]) { stage in
            let clock = stage.clock.sleeping
            stage.put(Ticket.init, gives: { "\($0)" }) { ticket in
                stage.busy(from: Ticket.Shown.isBusy(true), until: .isBusy(false))
                stage.event("view appears", .appears) {
                    ticket.load()
                    clock.schedule(after: .seconds(20), repeats: true) { [weak ticket] in ticket?.load() }
                }
                stage.event("pull") { ticket.load(staysBusyAfterFailure: true) }
            }
        },
        Witness("tries nothing again where it had nothing yet", violates: [31]) { stage in
            stage.put(Ticket.init, gives: { "\($0)" }) { ticket in
                stage.event("view appears", .appears) { ticket.load() }
                stage.event("sort") { ticket.load("sorted") }
                stage.event("try again", when: { ticket.failed != nil }) {
                    if ticket.isThere, let failed = ticket.failed { ticket.load(failed) }
                }
            }
        },
    ]
}

/// Loads a text.
@MainActor
private final class Ticket {
    enum Shown: RecordedCall {
        case isBusy(Bool), text(String), problem(String?), toast(String?)
    }

    enum Told: RecordedCall {
        case loaded(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var newest = 0
    private(set) var failed: String?
    private(set) var isThere = false
    var isKnown: (String?) -> Void = { _ in }

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func load(_ name: String = "text", endsAtOnce: Bool = false, staysBusyAfterFailure: Bool = false) {
        newest += 1
        view?(.isBusy(true))
        service.get(name) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            let text = try? answer.get()
            if !endsAtOnce, text != nil || !staysBusyAfterFailure { view?(.isBusy(false)) }
            failed = text == nil ? name : nil
            isThere = isThere || text != nil
            view?(.problem(text == nil ? "Not there." : nil))
            if let text { view?(.text(text)) }
            isKnown(text)
        }
        if endsAtOnce { view?(.isBusy(false)) }
    }

    /// Shows after ten seconds that the load takes too long.
    func load(within clock: TestClock) {
        newest += 1
        view?(.toast(nil))
        let timer = clock.schedule(after: .seconds(10)) { [weak view] in view?(.toast("Too slow.")) }
        service.get("text") { [weak self, newest] answer in
            timer.cancel()
            guard let self, newest == self.newest else { return }
            view?((try? answer.get()).map(Shown.text) ?? .problem("Not there."))
        }
    }

    /// Tries once more after a failure, even if its view is gone.
    func load(triesAgainOn clock: TestClock) {
        Task { [weak view, service] in
            var text = try? await service.get("text")
            if text == nil {
                try? await clock.sleep(for: .seconds(2))
                text = try? await service.get("text")
            }
            view?(text.map(Shown.text) ?? .problem("Not there."))
        }
    }

    func flash() {
        view?(.isBusy(true))
        view?(.isBusy(false))
    }
}
