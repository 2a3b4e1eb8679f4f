import ConformanceReporting
import VIPERLedger
import VIPERStory

/// A ledger that has every verdict in it, and names that are hard to write.
enum Sample {
    static let nasty = "<b>\"Tom\" & 'Jerry'</b> 🐟 שלום | `a` *b* @octocat #1 %0A</script><!--"

    static let entries: [LedgerEntry] = [
        .sample("LAW-01"),
        .sample(
            "LAW-02",
            .violated,
            statement: "A late answer does no harm.",
            failures: ["Expected: a\nBut was:  b"],
            story: Story(
                of: "LoginPresenter",
                [
                    StoryEvent(.note, "The subject is built."), StoryEvent(.step, "tap login"),
                    StoryEvent(.call, of: "LoginView", "show(\"<b>\")", line: "LoginView.show(\"<b>\")"),
                ],
                failure: StoryFailure(
                    headline: "LAW-02 must: A late answer does no harm.",
                    expected: "a",
                    actual: "b",
                    moment: 3
                )
            )
        ),
        .sample("LAW-03", .violated, level: .should, statement: "Somebody is told.", failures: ["Nobody was told."]),
        .sample("LAW-04", .notApplicable, statement: "Streams end.", reason: "The stage has no stream."),
        .sample("LAW-05", .notApplicable, statement: "Indicators end.", reason: "No indicator.", acknowledged: "None."),
        .sample("LAW-06", .couldNotBeJudged, statement: "Finishing is told.", reason: "Say stage.finishes(…)."),
        .sample(
            "LAW-07",
            .couldNotBeJudged,
            reason: "It presupposes LAW-02, which is violated.",
            presupposes: "LAW-02"
        ),
        .sample("LAW-08", .deviation, failures: ["It leaks."], acknowledged: "Our cache keeps it."),
        .sample("LAW-09", .satisfied, reason: "It is met, so the deviation has served its time.", acknowledged: "Old."),
        .sample("LAW-10"),
        .sample("LAW-10", .violated, failures: ["Once it was not so."]),
        .sample("LAW-10"),
        .sample("LAW-11", .couldNotBeJudged, reason: "Does it ask again?", acknowledged: "Nobody knows."),
        .sample(
            "LIST-01",
            .violated,
            system: "Todo",
            spec: "ListSpec",
            statement: nasty,
            suite: "",
            test: "`\(nasty)`",
            file: "/kit/Tests/A, B: C/List \(nasty.filter { $0 != "/" }).swift",
            failures: ["\(nasty)\r\n\u{1B}[31m\u{202E}evil\u{0}"],
            story: Story(of: nasty, [StoryEvent(.call, of: nasty, nasty)])
        ),
        .sample(
            "LIST-02",
            system: "Todo",
            spec: "ListSpec",
            suite: "",
            test: "`\(nasty)`",
            file: "/kit/Tests/A, B: C/List \(nasty.filter { $0 != "/" }).swift"
        ),
    ]

    /// What there was before: LAW-02 was met, LAW-03 was not judged, LAW-08 was violated, and a module is gone.
    static let baseline: [LedgerEntry] = [
        .sample("LAW-01"),
        .sample("LAW-02", statement: "A late answer does no harm."),
        .sample("LAW-03", .couldNotBeJudged, level: .should, statement: "Somebody is told.", reason: "Why?"),
        .sample("LAW-08", .violated, failures: ["It leaks."]),
        .sample("LAW-10"),
        .sample("LAW-12", statement: "Nothing is shown twice."),
        .sample("LAW-01", suite: "LogoutTests"),
    ]

    static var report: Report { report(since: nil) }

    static func report(_ entries: [LedgerEntry] = entries, since baseline: [LedgerEntry]?) -> Report {
        Report(
            Conformance(entries),
            title: "Sample <&> 🐟",
            since: baseline.map { Conformance($0) },
            paths: SourcePaths(root: "/kit") { _ in false }
        )
    }
}
