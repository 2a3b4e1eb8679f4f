public import LawReference
public import VIPERSpecs

/// Rows that the view reads on `reload`.
@MainActor
public final class ReloadedRows {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case reload, problem(String), footer(String)
    }

    /// The rows.
    public private(set) var rows: [String] = []
    private var newest = 0
    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let hasFooter: Bool
    private let polls: (clock: TestClock, pause: Duration)?
    private var timer: ScheduledAction?

    /// Creates the module with its doubles.
    public init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<String>,
        hasFooter: Bool = false,
        polls: (clock: TestClock, pause: Duration)? = nil
    ) {
        (self.view, self.service, self.hasFooter, self.polls) = (view, service, hasFooter, polls)
    }

    deinit { timer?.cancel() }

    /// Loads the rows, and tells the view to reload them.
    ///
    /// - Parameters:
    ///   - name: The argument of the request.
    ///   - reloads: Whether the view is told; `false` is a fault.
    public func load(_ name: String, thenReloads reloads: Bool = true) {
        newest += 1
        timer?.cancel()
        if hasFooter { view?(.footer("Loading")) }
        service.get(name) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            if hasFooter { view?(.footer("")) }
            switch answer {
            case .success(let row):
                rows = [row]
                if reloads { view?(.reload) }
            case .failure:
                view?(.problem("Offline"))
            }
            guard let polls else { return }
            timer = polls.clock.schedule(after: polls.pause) { [weak self] in self?.load(name, thenReloads: reloads) }
        }
    }
}

extension ReloadedRows {
    /// Returns a closure that puts the module on a stage; without `pullReloads`, a pull forgets to reload the view.
    public nonisolated static func stage(
        pullReloads: Bool = true,
        hasFooter: Bool = false,
        polls: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let clock = stage.clock.sleeping
            let rows = ReloadedRows(view, service, hasFooter: hasFooter, polls: polls ? (clock, .seconds(5)) : nil)
            stage.view(view)
            stage.track(rows)
            stage.screen("rows", readOn: Shown.reload) { rows.rows }
            if hasFooter { stage.busy(from: Shown.footer("Loading"), until: .footer(""), .footer("The end")) }
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.event("view appears", .appears) { rows.load("first") }
            stage.event("pull") { rows.load("pulled", thenReloads: pullReloads) }
        }
    }
}
