public import VIPERSpecs

/// A list of mails with a filter and a retry button, whose state is observed.
@MainActor
public final class MailList {
    /// The rows on the screen.
    public var rows: [String] = []
    /// Whether the spinner is on the screen.
    public var isLoading = false
    /// Whether an error is on the screen, with a retry button.
    public var hasFailed = false
    /// The mails that were last asked for.
    public private(set) var wanted = "all"

    /// Returns the mails to ask for when the user tries again.
    public var retried: @MainActor (MailList) -> String = { $0.wanted }
    /// Reacts to a failure.
    public var failed: @MainActor (MailList) -> Void = { mails in
        (mails.rows, mails.hasFailed, mails.isLoading) = ([], true, false)
    }

    private let service: AskedMock<[String]>
    private var newest = 0

    init(_ service: AskedMock<[String]>) {
        self.service = service
    }

    private func load(_ name: String) {
        newest += 1
        (wanted, isLoading) = (name, true)
        service.get(name) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            self.newest += 1
            guard case .success(let rows) = answer else { return failed(self) }
            (self.rows, hasFailed, isLoading) = (rows, false, false)
        }
    }

    /// Puts the list on a stage.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - change: Changes the list before anything happens.
    public static func play(on stage: Stage, _ change: (MailList) -> Void = { _ in }) {
        let service = AskedMock<[String]>("Mails", log: stage.log)
        let mails = MailList(service)
        change(mails)
        stage.track(mails)
        stage.screen("rows") { mails.rows }
        stage.busy("spinner") { mails.isLoading }
        stage.state("problem") { mails.hasFailed }
        stage.invariant("no rows stand under a problem") { !mails.hasFailed || mails.rows.isEmpty }
        stage.request(service.answers, gives: { ["mail \($0)"] }, fails: Offline())
        stage.event("view appears", .appears) { mails.load("all") }
        stage.event("tap unread") { mails.load("unread") }
        stage.event("tap retry") { if mails.hasFailed { mails.load(mails.retried(mails)) } }
    }
}
