import Testing

extension AnsweredModule {
    /// Returns the requirements on every module that is asked and answered.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of their ids.
    ///   - first: The number of the first requirement; the other six follow it.
    package nonisolated static func shared(_ prefix: String, from first: Int) -> [Requirement] {
        func id(_ offset: Int) -> String { "\(prefix)-\(first + offset < 10 ? "0" : "")\(first + offset)" }
        let (module, listener) = names
        return [
            .quiet(
                id(0),
                "Until the \(module) is asked, it asks for nothing and tells nothing.",
                start: { try await $0.start(fixture()) },
                ask: { await ask($0) }
            ),
            Requirement(
                id(1),
                .must,
                "The \(module) is deallocated when it is released, after each kind of answer.",
                source: "fault class: a cycle through a completion, a closure or a task",
                tags: [.lifetime]
            ) { trial in
                for kind in endings {
                    let run = try await answered(trial, kind)
                    forgetAnswered(in: run.fixture)
                    await run.letGo()
                    let survivors = try await run.survivors()
                    try #require(survivors == [], "Nobody holds the \(module) any more. \(story(endingIn: kind))")
                }
            },
            Requirement(
                id(2),
                .should,
                "The \(module) is deallocated when it is released while an answer is on its way.",
                source: "fault class: a closure or a task that keeps the module until it is answered",
                tags: [.lifetime, .answers],
                presupposes: [id(1)]
            ) { trial in
                for isFirst in [true, false] {
                    guard let run = try await isFirst ? askAndHold(trial) : askAgainAndHold(trial) else { continue }
                    await run.letGo()
                    let survivors = try await run.survivors()
                    #expect(
                        survivors == [],
                        """
                        Nobody holds the \(module) any more, and nobody has answered it\(isFirst ? "" : " again").
                        """
                    )
                }
            },
            Requirement(
                id(3),
                .must,
                "The \(module) does not keep its \(listener) alive, after each kind of answer.",
                source: Source(stringLiteral: "VIPER as published: the \(listener) owns the \(module)"),
                tags: [.lifetime]
            ) { trial in
                for kind in endings {
                    let run = try await answered(trial, kind)
                    forgetAnswered(in: run.fixture)
                    await letGoOfListener(run)
                    let survivors = try await run.survivors()
                    try #require(
                        survivors == [],
                        """
                        The \(listener) outlived its owner. A closure that captures the whole fixture holds it too. \
                        \(story(endingIn: kind))
                        """
                    )
                }
            },
            Requirement(
                id(4),
                .should,
                "The \(module) does not keep its \(listener) alive while an answer is on its way.",
                source: Source(
                    stringLiteral: "fault class: a closure or a task that keeps the \(listener) until it is answered"
                ),
                tags: [.lifetime, .answers],
                presupposes: [id(3)]
            ) { trial in
                for isFirst in [true, false] {
                    guard let run = try await isFirst ? askAndHold(trial) : askAgainAndHold(trial) else { continue }
                    await letGoOfListener(run)
                    let survivors = try await run.survivors()
                    #expect(
                        survivors == [],
                        """
                        The \(listener) outlived its owner, and nobody has answered the \(module)\
                        \(isFirst ? "" : " again").
                        """
                    )
                }
            },
            Requirement(
                id(5),
                .must,
                "An answer that comes after the \(listener) is gone is ignored, without a crash, and nobody is asked again.",
                source: Source(
                    stringLiteral:
                        "fault class: the \(listener) held unowned, which ends the process; retries for nobody"
                ),
                tags: [.lifetime, .answers]
            ) { trial in
                for kind in 0..<kinds {
                    let run = try await askAndHold(trial)
                    let watched = Tracker()
                    watched.track(Self.listener(in: run.fixture))
                    await leave(run)
                    guard watched.alive.isEmpty else {
                        throw NotApplicable("The \(listener) is kept alive meanwhile; see \(id(4)).")
                    }
                    let calls = run.log.calls
                    await answer(run, kind)
                    await run.settle()
                    #expect(run.log.calls == calls)
                }
            },
            Requirement(
                id(6),
                .must,
                "The \(module) makes all its calls on the main actor, after each kind of answer.",
                source: "contracts: they are @MainActor",
                tags: [.answers]
            ) { trial in
                for kind in endings {
                    let fixture = fixture()
                    let watch = ExecutorWatch(fixture.log)
                    try await answerEach(try await trial.start(fixture), endingIn: kind)
                    #expect(watch.strays == [], "This was not called on the main actor.")
                }
            },
        ]
    }

    /// Starts a module that was asked and answered more than once.
    private static func answered(_ trial: Trial<Self>, _ kind: Int?) async throws -> Run {
        let run = try await trial.start(fixture())
        try await answerEach(run, endingIn: kind)
        let count = tellings(in: run.fixture)
        try CouldNotLook.unless(count > 0, "the \(names.listener) was never told anything.")
        return run
    }

    /// Starts a module that was answered and then asked again; `nil` if it passes on no second question.
    private static func askAgainAndHold(_ trial: Trial<Self>) async throws -> Run? {
        let run = try await trial.start(fixture())
        try await askAndAnswer(run, 0)
        forgetAnswered(in: run.fixture)
        let count = questions(in: run.fixture)
        await ask(run)
        return questions(in: run.fixture) > count ? run : nil
    }

    /// The endings after which a module is checked: each kind of answer, and `nil` for what follows the last one.
    private static var endings: [Int?] { Array(0..<kinds) + [nil] }

    /// Returns a sentence that says what was answered before a module is checked.
    private static func story(endingIn kind: Int?) -> String {
        guard let kind else { return "The last answer was \(words(of: kinds - 1)), and then something else was done." }
        return "The last answer was \(words(of: kind))."
    }

    /// Asks the module and answers it more than once.
    ///
    /// - Parameters:
    ///   - run: The module.
    ///   - kind: The last kind of answer; `nil` if the module goes on after the last kind.
    private static func answerEach(_ run: Run, endingIn kind: Int?) async throws {
        for kind in answers(endingIn: kind ?? kinds - 1) { try await askAndAnswer(run, kind) }
        if kind == nil { await goOn(run) }
    }
}
