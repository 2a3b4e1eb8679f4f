/// The first requirement on a view that no framework draws, and its proof.
struct ViewSpecFile {
    let names: ModuleNames

    var file: WrittenFile {
        let view = "\(names.module)View"
        return WrittenFile("\(view)Spec") {
            TestFile(names: names).imports
            """
            @Suite struct \(view)Tests {
                @Test(arguments: \(view)Spec.requirements)
                func conforms(to requirement: \(view)Spec.Requirement) async throws {
                    try await requirement.verify { fixture in
                        let view = \(view)()
                        view.presenter = fixture.presenter
                        return view
                    }
                }
            }

            /// What the view has to do.
            \(TestFile(names: names).freely)enum \(view)Spec: Spec {
                typealias Fixture = \(view)Fixture
                typealias Subject = \(view)

                static let requirements: [Requirement] = [
                    Requirement(
                        "\(names.id)-VIEW-01",
                        .must,
                        "What the presenter has it show is on the screen.",
                        source: "VIPER as published: the view shows what it is told, and knows nothing else"
                    ) { trial in
                        let run = try await trial.start(Fixture())
                        let view = try run.subject
                        await run.step("load()") { $0.load() }
                        await run.step("\(names.show)") { $0.\(names.show)(\(shown)) }
                        try #require(
                            view.lines == \(lines),
                            "At last, let \(view).\(names.show)(_:) put \(put)."
                        )
                        await run.step("showFailure()") { $0.showFailure() }
                        try #require(
                            view.lines.count == 1 && view.lines != \(lines),
                            "At last, let \(view).showFailure() put a line that says so in the place of the others."
                        )
                    }
                ]
            }

            /// What the view is tried on.
            @MainActor
            struct \(view)Fixture: Fixture {
                let log = CallLog()
                let tracker = Tracker()
            """
            TestFile(names: names).doubles([.presenter])
            "}"
        }
    }

    private var put: String { names.choices.hasFormatter ? "the text into a line" : "each item into a line" }

    private var shown: String { names.choices.hasFormatter ? "\"one and two\"" : "[\"one\", \"two\"]" }

    private var lines: String { names.choices.hasFormatter ? "[\"one and two\"]" : "[\"one\", \"two\"]" }
}
