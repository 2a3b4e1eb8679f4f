/// A presenter that makes requests, has a HUD shown while it waits, and has a failure shown as an alert.
///
/// Kind 0 of its answers is a failure, ``cancellation`` is another, and all others are successes.
@MainActor
package protocol RequestingPresenter: AnsweredModule where Fixture: RequestingFixture {
    /// Whether the user is still there after a success, to ask again.
    nonisolated static var staysAfterSuccess: Bool { get }

    /// Fresh doubles that answer at once.
    static func fixture(answering kind: Int) -> Fixture

    /// The number of ways in which the user can ask, such as two for two buttons.
    static var ways: Int { get }

    /// What the user does to ask, in a sentence.
    static var asking: String { get }

    /// Lets the user ask without waiting, in each of the ways in turn.
    static func request(_ run: Run)

    /// Lets the user ask in one of the ways, without waiting.
    static func request(_ run: Run, by way: Int)

    /// Lets the user do something that is no request while an answer is on its way.
    static func goOnMeanwhile(_ run: Run) async

    /// A tap that opens one of the items; `nil` if nothing can be opened.
    static func opening(_ run: Run) -> (@MainActor (Subject) -> Void)?

    /// How many requests were made.
    static func requests(in fixture: Fixture) -> Int

    /// The question of a request to the interactor, or the first one if it asks several.
    static func held(_ request: Int, in fixture: Fixture) -> (any HeldQuestion)?

    /// Answers a request.
    static func give(_ kind: Int, to request: Int, in fixture: Fixture)
}

extension RequestingPresenter {
    package nonisolated static var names: (module: String, listener: String) { ("presenter", "view") }

    package nonisolated static var staysAfterSuccess: Bool { true }

    package static var ways: Int { 1 }

    package nonisolated static func words(of kind: Int) -> String { kind > 0 ? "a success" : "a failure" }

    package static var asking: String { "The user has asked." }

    package static func request(_ run: Run, by way: Int) { request(run) }

    package static func goOnMeanwhile(_ run: Run) async {}

    package static func opening(_ run: Run) -> (@MainActor (Subject) -> Void)? { nil }

    package static func ask(_ run: Run) async {
        let count = requests(in: run.fixture)
        request(run)
        await run.settle { requests(in: $0) > count && ($0.isBusy || isAnswered(in: $0)) }
    }

    /// Whether the newest request was answered, at once or later.
    private static func isAnswered(in fixture: Fixture) -> Bool {
        held(requests(in: fixture) - 1, in: fixture)?.count != 0
    }

    package static func answer(_ run: Run, _ kind: Int) async {
        let last = requests(in: run.fixture) - 1
        guard last >= 0, held(last, in: run.fixture)?.count == 0 else { return }
        let alerts = run.alerts.count
        give(kind, to: last, in: run.fixture)
        await run.settle { $0.hud.isEmpty || (!$0.isBusy && (kind != 0 || $0.alerts.count > alerts)) }
    }

    package static func questions(in fixture: Fixture) -> Int { requests(in: fixture) }

    package static func tellings(in fixture: Fixture) -> Int { fixture.tellings }

    // The view owns its presenter, which may hold the view unowned, so the presenter goes first.
    package static func leave(_ run: Run) async {
        await run.letGo()
        await letGoOfListener(run)
    }

    /// The kind of an answer that says that something else has cancelled the request.
    nonisolated static var cancellation: Int { -1 }

    /// The error with which a request fails.
    nonisolated static func failure(_ kind: Int) -> any Error {
        kind == cancellation ? CancellationError() : NoConnection()
    }

    /// Kinds of answers, after each of which the user can ask again.
    static var followed: [Int] { staysAfterSuccess ? [kinds - 1, 0, kinds - 1, 1, 0, 0, 0] : [0, 0, 0] }
}

/// Returns a closure that makes the ids of consecutive requirements.
func ids(_ prefix: String, from first: Int) -> @Sendable (Int) -> String {
    { "\(prefix)-\(first + $0 < 10 ? "0" : "")\(first + $0)" }
}
