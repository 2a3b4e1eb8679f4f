import Foundation

/// Where one module plays for the laws: it hears what the module is made of and then drives it.
///
/// A fresh stage is handed to the consumer's closure for each order of events and answers that a law
/// looks at:
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
/// The stage keeps the view double and the closures of the events, and through them the module, as a
/// screen does. When it lets go of them, nothing else may keep the module.
@MainActor
public final class Stage: Fixture {
    /// The log that all doubles have to share.
    public let log: CallLog
    /// Watches what has to go when the view goes.
    public let tracker: Tracker

    /// A clock years away from today, on which time passes when the laws say so.
    public let clock: StageClock

    var events: [StageEvent] = []
    var requests: [StageRequest] = []
    var balances: [Balance] = []
    /// Calls of which the view shows one at a time, group by group.
    var groups: [[LoggedCall]] = []
    /// Calls that take nothing's place.
    var passing: [LoggedCall] = []
    var entities: [(Any) -> Bool] = []
    var immutable: [(AnyObject) -> Bool] = []
    /// The roles of doubles, by their recorders.
    var roles: [ObjectIdentifier: Role] = [:]
    /// What a person sees of the calls of a view, by its recorder, where that is not the call itself.
    var looks: [ObjectIdentifier: @MainActor (LoggedCall) -> LoggedCall] = [:]
    /// The recorders of views that read what they are told from a stream.
    var readers: Set<ObjectIdentifier> = []
    /// The doubles with a role.
    var doubles: [(name: String, role: Role)] = []
    /// The doubles that write into another log, so that the stage sees nothing of them.
    var strangers: [String] = []
    /// What the stage keeps alive until the view goes.
    var onScreen: [Any] = []
    /// What the stage keeps alive to the end, so that a late call is seen.
    var backstage: [Any] = []
    var actions: [StageEvent.Action] = []
    /// What a person sees that no double is told.
    var screens: [Screen] = []
    /// What a view reads when it is told to, and whether it would read something else now.
    var unread: [(name: String, isNew: @MainActor () -> Bool)] = []
    /// Waits for work that nobody else can see.
    var drains: [@Sendable () -> Void] = []
    var invariants: [(name: String, holds: @MainActor () -> Bool)] = []
    /// Watches the view doubles, which the module must not keep.
    let views = Tracker()
    /// Watches the delegates, which the module must not keep.
    let delegates = Tracker()
    private var presenting: [Any] = []

    /// Whether a release can be seen: this goes with the view, or the check itself is broken.
    private(set) weak var control: AnyObject?

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US_POSIX")
        log = CallLog()
        tracker = Tracker()
        clock = StageClock(now: Date(timeIntervalSince1970: 1_400_673_600), calendar: calendar, log: log)
        let control = NSObject()
        self.control = control
        onScreen.append(control)
    }

    /// What has to be over when all is well.
    var states: [Balance] { balances.filter { !$0.isBusy } }

    /// The number of an event on its first occasion.
    func origin(of event: Int) -> Int { event % events.count }

    /// Keeps a delegate, as whoever presents a module does.
    func keep(delegate: Any) {
        presenting.append(delegate)
        delegates.track(value: delegate)
    }

    /// Lets whoever presents the module go.
    func letGoOfDelegates() {
        presenting = []
    }

    /// Lets the view go, and with it everything that a screen would keep and that doubles have recorded.
    func letGo() {
        // NB: what a module does on its way out is seen.
        log.forgetCalls()
        for request in requests { request.forget() }
        onScreen = []
        looks = [:]
        actions = []
        screens = []
        unread = []
        invariants = []
    }
}

extension Stage {
    /// How a question becomes one that the stage answers.
    public nonisolated static var adviceOnMissingAnswers: String? {
        """
        Tell the stage how it is answered with stage.request(…), before the module is created; or plan it for the double, \
        if nobody hears of the answer.
        """
    }
}
