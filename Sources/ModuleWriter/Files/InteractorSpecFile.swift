/// The first requirement on the interactor, and its proof.
struct InteractorSpecFile {
    let names: ModuleNames

    var file: WrittenFile {
        let interactor = "\(names.module)Interactor"
        return WrittenFile("\(interactor)Spec") {
            TestFile(names: names).imports
            """
            @Suite struct \(interactor)Tests {
                @Test(arguments: \(interactor)Spec.requirements)
                func conforms(to requirement: \(interactor)Spec.Requirement) async throws {
                    try await requirement.verify { Self.interactor(on: $0) }
                }

                /// The interactor on doubles.
                @MainActor static func interactor(on fixture: \(interactor)Fixture) -> \(interactor) {
            """
            if names.hasOutput {
                """
                        let interactor = \(interactor)(service: fixture.service)
                        interactor.output = fixture.output
                        return interactor
                """
            } else {
                "        \(interactor)(service: fixture.service)"
            }
            """
                }
            }

            /// What the interactor has to do.
            \(TestFile(names: names).freely)enum \(interactor)Spec: Spec {
                typealias Fixture = \(interactor)Fixture
                typealias Subject = \(interactor)

                static let requirements: [Requirement] = [
                    Requirement(
                        "\(names.id)-INTERACTOR-01",
                        .must,
                        "\(statement)",
                        source: "VIPER as published: the interactor finds what the presenter shows"
                    ) { trial in
                        let run = try await trial.start(Fixture())
            """
            body
            """
                    }
                ]
            }

            /// What the interactor is tried on.
            @MainActor
            struct \(interactor)Fixture: Fixture {
                let log = CallLog()
                let tracker = Tracker()
            """
            TestFile(names: names).doubles(names.hasOutput ? [.service, .output] : [.service])
            "}"
        }
    }

    private var statement: String {
        switch names.choices.dialect {
        case .delegate: "What the service finds is told to the output."
        case .completion, .async, .stream: "What the service finds is handed on."
        }
    }

    @TextBuilder private var body: [Substring] {
        switch names.choices.dialect {
        case .delegate:
            """
                        run.service.fetchItems.give(["one", "two"])
                        await run.step("fetchItems()", until: { !$0.output.calls.isEmpty }) { $0.fetchItems() }
                        try #require(
                            run.output.calls == [.didFetchItems(["one", "two"])],
                            "\(next)"
                        )
            """
        case .completion:
            """
                        var found: [String]?
                        run.service.fetchItems.give(["one", "two"])
                        await run.step("fetchItems", until: { _ in found != nil }) {
                            $0.fetchItems { found = try? $0.get() }
                        }
                        try #require(
                            found == ["one", "two"],
                            "\(next)"
                        )
            """
        case .async:
            """
                        run.service.fetchItemsAnswers.give(["one", "two"])
                        let found = try await run.subject.fetchItems()
                        try #require(
                            found == ["one", "two"],
                            "\(next)"
                        )
            """
        case .stream:
            """
                        run.service.itemsAnswers.give(["one", "two"])
                        var found: [[String]] = []
                        for try await items in try run.subject.items() { found.append(items) }
                        try #require(
                            found == [["one", "two"]],
                            "\(next)"
                        )
            """
        }
    }

    private var next: String {
        let answer = names.hasOutput ? "tell the output" : "hand on"
        return "First, let \(names.module)Interactor.\(question) \(answer) what the service answers."
    }

    private var question: String { names.choices.dialect == .completion ? "fetchItems(_:)" : names.question }
}
