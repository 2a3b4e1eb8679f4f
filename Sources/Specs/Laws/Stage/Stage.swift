import Foundation

/// Where a module plays for the laws: the stage is told what the module is made of, and then drives it.
///
/// The consumer's closure gets a fresh stage for each order of events and answers that a law looks at:
///
/// ```swift
/// let login = Module { stage in
///     let view = LoginViewSpy(log: stage.log)
///     let service = LoginServiceMock(log: stage.log)
///     let presenter = LoginPresenter(view: view, service: service)
///     stage.view(view)
///     stage.track(presenter)
///     stage.request(service.login, gives: { "token \($0)" }, fails: Offline())
///     stage.event("tap login") { presenter.didTapLogin(name: "a", password: "b") }
/// }
///
/// @Test(arguments: login.laws)
/// func obeys(_ law: Module.Law) async throws { try await law.verify() }
/// ```
///
/// The stage keeps the view double and the closures of the events, and through them the module, as a screen does. Once
/// it releases them, nothing else may keep the module.
@MainActor
public final class Stage: Fixture {
    /// The log that all doubles have to share.
    public let log: CallLog
    /// Watches the objects that have to be released when the view goes.
    public let tracker: Tracker

    /// A clock years away from today, on which time passes only when the laws say so.
    public let clock: StageClock

    var events: [StageEvent] = []
    var requests: [StageRequest] = []
    var balances: [Balance] = []
    /// Calls that replace each other on the view, group by group.
    var groups: [[LoggedCall]] = []
    /// Calls that replace nothing on the view.
    var passing: [LoggedCall] = []
    var entities: [(Any) -> Bool] = []
    var immutable: [(AnyObject) -> Bool] = []
    /// The roles of doubles, by their recorders.
    var roles: [ObjectIdentifier: Role] = [:]
    /// How a person sees the calls of a view, by its recorder, if that differs from the calls themselves.
    var looks: [ObjectIdentifier: @MainActor (LoggedCall) -> LoggedCall] = [:]
    /// The recorders of views that read their calls from a stream.
    var readers: Set<ObjectIdentifier> = []
    /// The doubles with a role.
    var doubles: [(name: String, role: Role, recorder: ObjectIdentifier)] = []
    /// The doubles that write into another log, so that the stage sees nothing of them.
    var strangers: [String] = []
    /// The objects that the stage keeps until the view goes.
    var onScreen: [Any] = []
    /// The objects that the stage keeps to the end, so that a late call is recorded.
    var backstage: [Any] = []
    var actions: [StageEvent.Action] = []
    /// The parts of the screen that no double is told about.
    var screens: [Screen] = []
    /// Closures that wait for work that nothing else can see.
    var drains: [@Sendable () -> Void] = []
    var invariants: [(name: String, holds: @MainActor () -> Bool)] = []
    /// Watches the view doubles, which the module must not keep.
    let views = Tracker()
    /// Watches the delegates, which the module must not keep.
    let delegates = Tracker()
    private var presenting: [Any] = []

    /// An object that goes with the view; if it does not, the check itself is broken and sees no release.
    private(set) weak var control: AnyObject?

    /// Creates an empty stage.
    ///
    /// - Parameter now: What its clock shows at first.
    init(now: Date = StageClock.usualStart) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US_POSIX")
        log = CallLog()
        tracker = Tracker()
        clock = StageClock(now: now, calendar: calendar, log: log)
        let control = NSObject()
        self.control = control
        onScreen.append(control)
    }

    /// The states that have to be over once all is well.
    var states: [Balance] { balances.filter { !$0.isBusy } }

    /// Returns the number that an event has on its first occasion.
    func origin(of event: Int) -> Int { event % events.count }

    /// Keeps a delegate, as the code that presents a module does.
    func keep(delegate: Any) {
        presenting.append(delegate)
        delegates.track(value: delegate)
    }

    /// Releases the delegates, as if the code that presents the module had gone.
    func letGoOfDelegates() {
        presenting = []
    }

    /// Releases the view, everything that a screen would keep, and all calls that the doubles have recorded.
    func letGo() {
        // The calls that a module makes on its way out are still recorded.
        log.forgetCalls()
        for request in requests { request.forget() }
        onScreen = []
        looks = [:]
        actions = []
        screens = []
        invariants = []
    }
}

extension Stage {
    /// How to make the stage answer a question.
    public nonisolated static var adviceOnMissingAnswers: String? {
        """
        Tell the stage how it is answered with stage.request(…), before the module is created. If the method returns its \
        answer at once, or nobody hears of the answer, plan it for the double instead, with give(…).
        """
    }
}
