/// The first requirement on the presenter, and its proof.
struct PresenterSpecFile {
    let names: ModuleNames

    private var presenter: String { "\(names.module)Presenter" }

    var file: WrittenFile {
        WrittenFile("\(presenter)Spec") {
            TestFile(names: names).imports
            """
            @Suite struct \(presenter)Tests {
                @Test(arguments: \(presenter)Spec.requirements)
                func conforms(to requirement: \(presenter)Spec.Requirement) async throws {
                    try await requirement.verify { Self.presenter(on: $0) }
                }

                /// The presenter on doubles.
                @MainActor static func presenter(on fixture: \(presenter)Fixture) -> \(presenter) {
                    \(presenter)(\(arguments))
                }
            }

            /// What the presenter has to do.
            \(TestFile(names: names).freely)enum \(presenter)Spec: Spec {
                typealias Fixture = \(presenter)Fixture
                typealias Subject = \(presenter)

                static let requirements: [Requirement] = [
                    Requirement(
                        "\(names.id)-PRESENTER-01",
                        .must,
                        "\(statement)",
                        source: "VIPER as published: the presenter makes what the interactor finds ready for the view"
                    ) { trial in
                        let run = try await trial.start(Fixture())
            """
            body.map { "            \($0)" }
            """
                    }
                ]
            }

            /// What the presenter is tried on.
            @MainActor
            struct \(presenter)Fixture: Fixture {
                let log = CallLog()
                let tracker = Tracker()
            """
            TestFile(names: names).doubles(roles)
            "}"
        }
    }

    private var arguments: String { roles.map { "\($0): fixture.\($0)" }.joined(separator: ", ") }

    private var roles: [Role] { Collaborators(names: names).all.map(\.role) }

    private var statement: String {
        names.isObserved
            ? "Once the view appears, what the \(names.source) finds is there for it."
            : "Once the view is loaded, it is shown what the \(names.source) finds."
    }

    @TextBuilder private var body: [Substring] {
        if names.choices.hasFormatter { "run.formatter.format.give(\"one and two\")" }
        if !names.hasOutput { "run.\(names.source).\(names.answers).give([\"one\", \"two\"])" }
        if names.isObserved { "let presenter = try run.subject" }
        if names.hasOutput {
            """
            await run.step("\(event)", until: { !$0.interactor.calls.isEmpty }) { $0.\(event) }
            try #require(
                run.interactor.calls == [.fetchItems],
                "Then let \(presenter).\(event) ask the interactor."
            )
            await run.step("didFetchItems", until: { \(isShown) }) { $0.didFetchItems(["one", "two"]) }
            try #require(
                \(expectation),
                "Then let \(presenter).didFetchItems(_:) \(told)."
            )
            """
        } else {
            """
            await run.step("\(event)", until: { \(isShown) }) { $0.\(event) }
            try #require(
                \(expectation),
                "\(place) let \(presenter).\(event) ask the \(names.source), and \(told)."
            )
            """
        }
    }

    private var place: String { names.choices.hasInteractor ? "Then" : "First," }

    private var event: String { names.isObserved ? "appear()" : "viewDidLoad()" }

    private var isShown: String {
        names.isObserved ? "_ in presenter.\(names.shown) != nil" : "!$0.view.calls.isEmpty"
    }

    private var told: String {
        let verb = names.isObserved ? "keep" : "show"
        if names.choices.hasFormatter { return "\(verb) the formatter's text of what comes" }
        return "\(verb) the items that come"
    }

    private var shown: String { names.choices.hasFormatter ? "\"one and two\"" : "[\"one\", \"two\"]" }

    private var expectation: String {
        if names.isObserved { return "presenter.\(names.shown) == \(shown)" }
        return "run.view.calls == [.\(names.show)(\(shown))]"
    }
}
