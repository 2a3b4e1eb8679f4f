import VIPERStory

/// Stories that every writer has to tell.
enum Samples {
    static let all: [(name: String, story: Story)] = [
        ("wrong", wrong), ("missing", missing), ("held", held), ("odd", odd), ("walks", walks), ("long", long),
        ("nothing", Story([])),
    ]

    /// A call that should have been another.
    static let wrong = Story(
        of: "ListInteractor",
        [
            StoryEvent(.note, "The subject is built."),
            StoryEvent(.step, "findUpcomingItems()"),
            call("ListDataManager", "todoItems(from: 2014-05-21T12:00:00Z, through: 2014-05-31T12:00:00Z)"),
            answer("ListDataManager", "todoItems", "[TodoItem(name: \"Milk\", dueDate: 2014-05-21T12:00:00Z)]", to: 2),
            call("ListInteractorOutput", "foundUpcomingItems([])"),
        ],
        failure: StoryFailure(
            headline: "LIST-INTERACTOR-04 must: An item due today is found once, related to today.",
            reason: """
                Expected: output.calls == [.foundUpcomingItems([UpcomingItem(title: "Milk", relation: .today)])]
                But was:  [.foundUpcomingItems([])]
                """,
            moment: 5
        )
    )

    /// Something that never comes, and goes on after that was seen.
    static let missing = Story(
        [
            StoryEvent(.note, "The subject is built."),
            StoryEvent(.step, "didTapSave()"),
            call("Store", "save", isHeld: true),
            StoryEvent(.time, "30 seconds later"),
            StoryEvent(.problem, "Store.load was asked, but no answer was planned for it."),
            StoryEvent(.note, "The subject is released."),
        ],
        failure: StoryFailure(
            headline: "ADD-01 must: The user is told that it takes long.",
            reason: "Nobody was told anything.",
            moment: 4
        )
    )

    /// Answers that come late, in another order, and as failures.
    static let held = Story(
        of: "SearchPresenter",
        [
            StoryEvent(.step, "» types “a”"),
            call("SearchService", "find(\"a\")", isHeld: true),
            StoryEvent(.step, "» types “ab”"),
            call("SearchService", "find(\"ab\")", isHeld: true),
            StoryEvent(.cue, "« find 1: success"),
            answer("SearchService", "find", "[\"ab 1\"]", to: 3),
            call("SearchView", "show([\"ab 1\"])"),
            StoryEvent(.cue, "« find 0: failure"),
            answer("SearchService", "find", "Offline()", to: 1, fails: true),
            call("SearchView", "showError(\"Offline\")"),
            call("SearchView", "showError(\"Offline\")"),
            StoryEvent(.note, "SearchService.updates ends"),
        ],
        failure: StoryFailure(
            headline: "LAW-29 must: A late answer that shows nothing if it succeeds shows nothing if it fails.",
            reason: "It failed, and was shown:\n  SearchView.showError(\"Offline\")",
            moment: 12
        )
    )

    /// Names and values that mean something in a format, or are read from right to left.
    static let odd = Story(
        of: "Box<Item & \"Co\">",
        [
            StoryEvent(.note, "Two\nlines; and a # <b>sign</b> & %%{init: {}}%% $$x$$ `code`"),
            StoryEvent(.step, "tap “שלום, עולם”(1)"),
            call("Store<A>", "save(\"</text><script>alert(1)</script>\", \"end\", \"a;b#c\")"),
            answer("Store<A>", "save", "👩‍👩‍👧 “مرحبا (3)” 日本語 \u{202E}flipped\u{7}", to: 2),
            call("View;#1", "show(" + String(repeating: "“<&>” ", count: 40) + ")"),
            call("", "top"),
        ],
        failure: StoryFailure(
            headline: "ODD-01 must: <Nothing> & \"nobody\" *breaks* a_picture.",
            reason: "Expected: a == ```b```\nBut was:  ]]> <svg onload=\"x\"> שלום",
            moment: 6
        )
    )

    /// Two orders of one series of events.
    static let walks = Story(
        of: "SearchPresenter",
        beginning + [
            answer("SearchService", "find", "[\"ab\"]", to: 7),
            call("SearchView", "show([\"ab\"])"),
            answer("SearchService", "find", "[\"a\"]", to: 5),
            call("SearchView", "show([\"a\"])"),
        ],
        failure: StoryFailure(
            headline: "LAW-04 must: In whatever order answers come, the view shows the same in the end.",
            expected: "The view is left with SearchView.show([\"ab\"]).",
            actual: "The view was left with SearchView.show([\"a\"]).",
            moment: 12
        ),
        other: beginning + [
            answer("SearchService", "find", "[\"a\"]", to: 5),
            call("SearchView", "show([\"a\"])"),
            answer("SearchService", "find", "[\"ab\"]", to: 7),
            call("SearchView", "show([\"ab\"])"),
        ]
    )

    private static let beginning = [
        StoryEvent(.note, "The subject is built."),
        StoryEvent(.step, "» appears"),
        call("SearchView", "showEmpty"),
        StoryEvent(.note, "The keyboard is there."),
        StoryEvent(.step, "» types “a”"),
        call("SearchService", "find(\"a\")", isHeld: true),
        StoryEvent(.step, "» types “ab”"),
        call("SearchService", "find(\"ab\")", isHeld: true),
    ]

    /// Two questions that wait side by side.
    ///
    /// - Parameter order: In which order they are answered.
    static func asked(answered order: [Int]) -> Story {
        let asked = ["a", "b"].map { call("SearchService", "find(\"\($0)\")", isHeld: true) }
        let answers = order.map { answer("SearchService", "find", "[\($0)]", to: $0 + 1) }
        return Story(of: "SearchPresenter", [StoryEvent(.step, "» types")] + asked + answers)
    }

    /// More than anybody reads.
    static let long = Story(
        [StoryEvent(.note, "The subject is built."), StoryEvent(.step, "start()")]
            + (1...10_000).map { call("View", "show(\($0))") },
        failure: StoryFailure(
            headline: "LONG-01 must: It ends.",
            reason: "Expected: view.calls.last == .show(9000)\nBut was:  .show(10000)",
            moment: 10_002
        )
    )

    private static func call(_ double: String, _ text: String, isHeld: Bool = false) -> StoryEvent {
        let line = double.isEmpty ? text : "\(double).\(text)"
        return StoryEvent(.call, of: double, text, line: line, isHeld: isHeld)
    }

    private static func answer(
        _ double: String,
        _ member: String,
        _ value: String,
        to question: Int,
        fails: Bool = false
    ) -> StoryEvent {
        let line = "\(double).\(member) \(fails ? "fails with" : "answers") \(value)"
        return StoryEvent(fails ? .failure : .answer, of: double, value, line: line, question: question)
    }
}
