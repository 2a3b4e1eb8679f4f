public import LawReference
public import VIPERSpecs

/// Hides a mail at once, and deletes it when the bar with the undo button disappears.
///
/// With a clock, the bar disappears by itself after five seconds.
@MainActor
public final class UndoList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case mails([String]), bar(Bool), problem(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case leavesTheBar, leavesTheBarAfterUndo, stopsNoTimer, bringsItBackAtTheEnd, deletesAtOnce
        case bringsItBackTooEarly
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private let clock: TestClock?
    private let fault: Fault?
    private var mails = ["a", "b", "c"]
    private var offered: (mail: String, timer: ScheduledAction?)?
    private var hidden: Set<String> = []
    private var hasLeft = false

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>, clock: TestClock? = nil, fault: Fault? = nil) {
        (self.view, self.service, self.clock, self.fault) = (view, service, clock, fault)
    }

    /// The view appears.
    public func appear() {
        view?(.mails(mails.filter { !hidden.contains($0) }))
    }

    /// The first mail is swiped away.
    public func delete() {
        guard offered == nil, let mail = mails.first(where: { !hidden.contains($0) }) else { return }
        hidden.insert(mail)
        offered = (mail, clock?.schedule(after: .seconds(5)) { [weak self] in self?.barGoes() })
        appear()
        view?(.bar(true))
        if fault == .deletesAtOnce { send(mail) }
    }

    /// The user pulls to load the mails of the server.
    public func pull(from server: AskedMock<String>) {
        server.get("all") { [weak self] answer in
            guard let self, case .success = answer else { return self?.view?(.problem("Offline")) ?? () }
            if fault == .bringsItBackTooEarly { hidden = [] }
            appear()
        }
    }

    /// The undo button is tapped.
    public func undo() {
        guard let (mail, timer) = offered else { return }
        if fault != .stopsNoTimer {
            offered = nil
            timer?.cancel()
        }
        hidden.remove(mail)
        if fault == .bringsItBackAtTheEnd { mails = mails.filter { $0 != mail } + [mail] }
        if fault != .leavesTheBarAfterUndo { view?(.bar(false)) }
        appear()
    }

    /// The user leaves, which makes a deletion final.
    public func leave() {
        offered?.timer?.cancel()
        hasLeft = true
        barGoes()
    }

    /// The bar disappears, which makes a deletion final.
    public func barGoes() {
        guard let mail = offered?.mail else { return }
        offered = nil
        if fault != .leavesTheBar { view?(.bar(false)) }
        if fault != .deletesAtOnce { send(mail) }
    }

    private func send(_ mail: String) {
        service.get(mail) { [weak self] answer in
            guard let self, hidden.contains(mail), !hasLeft else { return }
            if case .success = answer {
                mails.removeAll { $0 == mail }
            } else {
                hidden.remove(mail)
                appear()
                view?(.problem("\(mail) is still there."))
            }
        }
    }
}

extension UndoList {
    /// Adds the server, the bar and all of the user's events to a stage.
    public func play(on stage: Stage) {
        let server = AskedMock<String>("Server", log: stage.log)
        stage.request(server.answers, gives: { "all \($0)" }, fails: Offline())
        stage.state(from: Shown.bar(true), until: .bar(false))
        stage.event("view appears", .appears) { self.appear() }
        stage.event("pull") { self.pull(from: server) }
        stage.event("delete") { self.delete() }
        stage.event("undo", undoes: "delete") { self.undo() }
    }
}
