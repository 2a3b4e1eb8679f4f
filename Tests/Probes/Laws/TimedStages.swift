import LawReference
public import VIPERSpecs

/// Stages of modules that depend on time, each correct or with one fault.
public enum TimedStages {
    /// A search that waits until the user pauses.
    public static func search(_ fault: TypedSearch.Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let clock = stage.clock.sleeping
            stage.put({ TypedSearch($0, $1, clock: clock, fault: fault) }, gives: { "\($0)" }) { search in
                stage.busy(from: TypedSearch.Shown.isBusy(true), until: .isBusy(false))
                stage.oneOf(TypedSearch.Shown.hint, .found(""), .problem(""))
                stage.event("type vi") { search.type("vi") }
                stage.event("type viper") { search.type("viper") }
                stage.event("clear") { search.clear() }
            }
        }
    }

    /// A polled status.
    public static func poll(
        _ fault: StatusPoll.Fault? = nil,
        patience: Int = 1
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let clock = stage.clock.sleeping
            let make = { StatusPoll($0, $1, clock: clock, patience: patience, fault: fault) }
            stage.put(make, gives: { "\($0)" }) { poll in
                stage.state(from: StatusPoll.Shown.problem("Offline"), until: .problem(nil))
                if fault == .isLeftBusyByAFailure {
                    stage.busy(from: StatusPoll.Shown.isBusy(true), until: .isBusy(false))
                }
                stage.event("view appears", [.appears, .repeatable]) { poll.appear() }
                stage.event("view disappears", .leaves) { poll.disappear() }
            }
        }
    }

    /// A polled status beside a button that stops what is polled, with an error of its own.
    public static func stoppable() -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let machine = AskedMock<Void>("Machine", log: stage.log)
            let signs = ToldSpy<Sign>("Signs", log: stage.log)
            tab()(stage)
            stage.view(signs)
            stage.request(machine.answers, gives: { _ in }, fails: Offline())
            stage.busy(from: Sign.isStopping(true), until: .isStopping(false))
            stage.state(from: Sign.isNotStopped(true), until: .isNotStopped(false))
            var isStopping = false
            stage.event("stop", when: { !isStopping }) {
                isStopping = true
                signs(.isNotStopped(false))
                signs(.isStopping(true))
                machine.get("stop") { [weak signs] answer in
                    isStopping = false
                    signs?(.isStopping(false))
                    signs?((try? answer.get()) == nil ? .isNotStopped(true) : .isStopped)
                }
            }
        }
    }

    /// What is said of a machine.
    enum Sign: RecordedCall {
        case isStopping(Bool), isNotStopped(Bool), isStopped
    }

    /// A polled status in a tab, whose view may disappear and come back.
    public static func tab(_ fault: StatusPoll.Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let clock = stage.clock.sleeping
            stage.put({ StatusPoll($0, $1, clock: clock, fault: fault) }, gives: { "\($0)" }) { poll in
                stage.event("view appears", [.appears, .repeatable]) { poll.appear() }
                stage.event("view disappears") { poll.disappear() }
            }
        }
    }

    /// A list with an undo button that disappears by itself.
    public static func undo(_ fault: UndoList.Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let clock = stage.clock.sleeping
            stage.put({ UndoList($0, $1, clock: clock, fault: fault) }, gives: { _ in true }) { list in
                stage.state(from: UndoList.Shown.bar(true), until: .bar(false))
                stage.event("view appears", .appears) { list.appear() }
                stage.event("delete") { list.delete() }
                stage.event("undo", undoes: "delete") { list.undo() }
            }
        }
    }

    /// A link that is copied, with a toast that disappears by itself.
    public static func toast(_ fault: CopiedLink.Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let clock = stage.clock.sleeping
            stage.put({ CopiedLink($0, $1, clock: clock, fault: fault) }, gives: { "link \($0)" }) { link in
                stage.state(from: CopiedLink.Shown.toast("Copied"), until: .toast(nil))
                stage.state(from: CopiedLink.Shown.toast("Offline"), until: .toast(nil))
                stage.event("tap copy") { link.copy() }
            }
        }
    }

    /// A code that can be asked for again after some seconds.
    public static func countdown(
        countsAnew: Bool = false,
        _ fault: CodeCountdown.Fault? = nil
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let clock = stage.clock.sleeping
            let make = { CodeCountdown($0, $1, clock: clock, countsAnew: countsAnew, fault: fault) }
            stage.put(make, gives: { "code \($0)" }) { code in
                stage.event("view appears", .appears) { code.appear() }
                stage.event("tap resend") { code.resend() }
                stage.event("back", .leaves) { code.leave() }
            }
        }
    }

    /// A text that is loaded with a time-out.
    public static func deadline(_ fault: Deadline.Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let clock = stage.clock.sleeping
            stage.put({ Deadline($0, $1, clock: clock, fault: fault) }, gives: { "\($0)" }) { module in
                stage.busy(from: Deadline.Shown.isBusy(true), until: .isBusy(false))
                stage.event("view appears", .appears) { module.load() }
                stage.event("pull", .onlyAtRest) { module.load() }
            }
        }
    }
}
