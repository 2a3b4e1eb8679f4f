import Testing

/// An interactor that answers each question by asking a service.
@MainActor
protocol AskingInteractor: Spec where Fixture == ShowsInteractorFixture {
    /// The questions that it can be asked.
    static var questions: [ServiceQuestion<Subject>] { get }
}

/// Collects the answers of an interactor to one caller.
@MainActor
final class Caller {
    /// The index of the caller's question to the service, unless questions are joined.
    let index: Int
    var answers: [String] = []
    var isElsewhere = false

    init(index: Int) {
        self.index = index
    }
}

extension AskingInteractor {
    /// The requirements on every interactor that passes questions on to a service.
    nonisolated static func asking(_ prefix: String, from first: Int) -> [Requirement] {
        let id = ids(prefix, from: first)
        return [
            Requirement(
                id(0),
                .must,
                "Each question is passed on to the service once, with its texts as they are.",
                source: "iOS-VIPER-Xcode-Templates, demo: the interactors call their services",
                tags: [.content]
            ) { trial in
                for question in questions {
                    for text in [String].delicate.prefix(12) + [""] {
                        let run = try await trial.start(Fixture())
                        let before = run.log.calls.count
                        await ask(run, question, text)
                        #expect(run.log.calls.count == before + 1)
                        #expect(ExactText(question.asked(run.fixture)) == ExactText(question.arguments(text)))
                    }
                }
            },
            Requirement(
                id(1),
                .must,
                "Each question is answered once, with what the service finds, as it is.",
                source: "iOS-VIPER-Xcode-Templates, demo: the interactors call their services",
                tags: [.content]
            ) { trial in
                for question in questions {
                    for kind in 0..<3 {
                        let run = try await trial.start(Fixture())
                        let caller = await ask(run, question)
                        let asked = run.log.calls
                        let answer = await answer(run, question, caller.index, kind)
                        await run.settle { _ in !caller.answers.isEmpty }
                        #expect(caller.answers.map(ExactText.init) == [ExactText(answer)])
                        #expect(run.log.calls == asked, "Nothing else was asked of the services.")
                    }
                    let prompt = try await trial.start(Fixture()) { question.answerAtOnce($0) }
                    let caller = await ask(prompt, question)
                    await prompt.settle { _ in !caller.answers.isEmpty }
                    #expect(caller.answers.count == 1, "The service answers “\(question.name)” at once.")
                }
            },
            Requirement(
                id(2),
                .must,
                "If the service fails, the question is answered once, with a failure.",
                source: "fault class: an error read as no content, or an answer that never comes",
                tags: [.answers]
            ) { trial in
                for question in questions {
                    let run = try await trial.start(Fixture())
                    let caller = await ask(run, question)
                    let answer = await answer(run, question, caller.index, nil)
                    await run.settle { _ in !caller.answers.isEmpty }
                    #expect(caller.answers == [answer])
                }
            },
            Requirement(
                id(3),
                .must,
                "Overlapping questions each get their own answer, or the shared one if they are joined, in any order.",
                source: "fault class: a completion in a variable, which the next question overwrites",
                tags: [.answers],
                presupposes: [id(1), id(2)]
            ) { trial in
                for question in questions {
                    for order in [[0, 1], [1, 0]] {
                        let run = try await trial.start(Fixture())
                        let callers = [await ask(run, question), await ask(run, question)]
                        let isJoined = question.count(run.fixture) == callers[1].index
                        for index in isJoined ? [0] : order {
                            let isSuccess = isJoined ? order[0] == 0 : index == 0
                            let answer = await answer(run, question, callers[index].index, isSuccess ? 0 : nil)
                            let heard = isJoined ? callers : [callers[index]]
                            await run.settle { _ in heard.allSatisfy { !$0.answers.isEmpty } }
                            for caller in heard { #expect(caller.answers == [answer]) }
                        }
                    }
                }
                for question in questions where question.arguments("7") != question.arguments("other") {
                    for order in [[0, 1], [1, 0]] {
                        let run = try await trial.start(Fixture())
                        let callers = [await ask(run, question, "7"), await ask(run, question, "other")]
                        // An interactor that asks one question at a time asks the second once the first is answered.
                        let isInTurn = question.count(run.fixture) < 2
                        for index in isInTurn ? [0, 1] : order {
                            let number = callers[index].index
                            await run.settle { question.count($0) > number }
                            try #require(
                                question.count(run.fixture) > number,
                                "Two questions of “\(question.name)” differ in what they ask for."
                            )
                            let answer = await answer(run, question, number, index == 0 ? 0 : nil)
                            await run.settle { _ in !callers[index].answers.isEmpty }
                            #expect(callers[index].answers == [answer])
                        }
                    }
                }
                for (first, second) in zip(questions, questions.dropFirst()) {
                    let run = try await trial.start(Fixture())
                    let callers = [await ask(run, first), await ask(run, second)]
                    let failure = await answer(run, first, callers[0].index, nil)
                    await run.settle { _ in !callers[0].answers.isEmpty }
                    #expect(callers.map(\.answers) == [[failure], []], "\(second.name) is not answered yet.")
                    let success = await answer(run, second, callers[1].index, 0)
                    await run.settle { _ in !callers[1].answers.isEmpty }
                    #expect(callers.map(\.answers) == [[failure], [success]])
                }
            },
            Requirement(
                id(4),
                .must,
                "Each question after an answer asks the service again, and is answered with what it finds now.",
                source: "fault class: answers that are kept for ever; a flag still set after a failure",
                tags: [.answers],
                presupposes: [id(1), id(2)]
            ) { trial in
                for question in questions {
                    let run = try await trial.start(Fixture())
                    for kind in [1, nil, nil, nil, nil, 0, 1, 1, 2, 0] as [Int?] {
                        let caller = await ask(run, question)
                        try #require(question.count(run.fixture) > caller.index, "The service was asked.")
                        let answer = await answer(run, question, caller.index, kind)
                        await run.settle { _ in !caller.answers.isEmpty }
                        #expect(caller.answers == [answer])
                    }
                    for kind in [0, nil] as [Int?] { try await askInTheAnswer(trial, question, kind) }
                }
            },
            Requirement(
                id(5),
                .must,
                "The interactor is deallocated when it is released, after each kind of answer.",
                source: "fault class: a cycle through a completion",
                tags: [.lifetime]
            ) { trial in
                for question in questions {
                    for kind in [0, nil] as [Int?] {
                        let run = try await trial.start(Fixture())
                        let caller = await ask(run, question)
                        await answer(run, question, caller.index, kind)
                        question.forget(run.fixture)
                        await run.letGo()
                        let survivors = try await run.survivors()
                        let answered = kind == nil ? "a failure" : "a success"
                        #expect(
                            survivors == [],
                            "Nobody holds the interactor any more. The last answer was \(answered)."
                        )
                    }
                }
            },
            Requirement(
                id(6),
                .should,
                "The interactor is deallocated when it is released while an answer is on its way.",
                source: "fault class: a closure that keeps the interactor until it is answered",
                tags: [.lifetime, .answers],
                presupposes: [id(5)]
            ) { trial in
                for question in questions {
                    for kinds in [[], [0], [nil]] as [[Int?]] {
                        let run = try await answered(trial, question, kinds)
                        await ask(run, question)
                        await run.letGo()
                        let survivors = try await run.survivors()
                        let open = kinds.isEmpty ? "it" : "its second question"
                        #expect(survivors == [], "Nobody holds the interactor, and nobody has answered \(open).")
                    }
                }
            },
            Requirement(
                id(7),
                .must,
                "The interactor releases whoever asked once the answer is given.",
                source: "fault class: a completion that stays in a variable and keeps the screen that asked alive",
                tags: [.lifetime],
                presupposes: [id(1)]
            ) { trial in
                for question in questions {
                    for (before, kind) in [([], 0), ([], nil), ([nil], 0), ([0], nil)] as [([Int?], Int?)] {
                        let run = try await answered(trial, question, before)
                        let watched = Tracker()
                        let index = question.count(run.fixture)
                        watched.track(await ask(run, question))
                        await answer(run, question, index, kind)
                        question.forget(run.fixture)
                        await run.settle { _ in watched.isEmpty || watched.alive.isEmpty }
                        #expect(watched.alive == [])
                    }
                    let prompt = try await trial.start(Fixture()) { question.answerAtOnce($0) }
                    let watched = Tracker()
                    watched.track(await ask(prompt, question))
                    await prompt.settle { _ in watched.alive.isEmpty }
                    #expect(watched.alive == [], "The service answers “\(question.name)” at once.")
                }
            },
            Requirement(
                id(8),
                .must,
                "The service is asked, and the answer given, on the main actor.",
                source: "contracts: they are @MainActor",
                tags: [.answers]
            ) { trial in
                for question in questions {
                    for kind in [0, nil] as [Int?] {
                        let run = try await trial.start(Fixture())
                        let watch = ExecutorWatch(run.log)
                        let caller = await ask(run, question)
                        await answer(run, question, caller.index, kind)
                        await run.settle { _ in !caller.answers.isEmpty }
                        #expect(watch.strays == [])
                        #expect(!caller.isElsewhere)
                    }
                }
            },
            .quiet(
                id(9),
                "Until the interactor is asked, it asks for nothing.",
                start: { try await $0.start(Fixture()) },
                ask: { run in for question in questions { await ask(run, question) } }
            ),
        ]
    }

    /// Starts an interactor whose earlier questions the service has answered and forgotten.
    private static func answered(
        _ trial: Trial<Self>,
        _ question: ServiceQuestion<Subject>,
        _ kinds: [Int?]
    ) async throws -> Run {
        let run = try await trial.start(Fixture())
        for kind in kinds {
            let caller = await ask(run, question)
            await answer(run, question, caller.index, kind)
            question.forget(run.fixture)
        }
        return run
    }

    /// Asks a question, and asks it again while it is being answered, as a view that retries by itself does.
    private static func askInTheAnswer(
        _ trial: Trial<Self>,
        _ question: ServiceQuestion<Subject>,
        _ kind: Int?
    ) async throws {
        let run = try await trial.start(Fixture())
        let (first, again) = (question.count(run.fixture), Caller(index: 0))
        await run.step("\(question.name), and the same in the answer", until: { question.count($0) > first }) {
            interactor in
            question.ask(interactor, "7") { _ in question.ask(interactor, "7") { again.answers.append($0) } }
        }
        let second = question.count(run.fixture)
        await answer(run, question, first, kind)
        await run.settle { question.count($0) > second }
        let answer = await answer(run, question, second, 0)
        await run.settle { _ in !again.answers.isEmpty }
        #expect(again.answers == [answer], "This was asked while the question before was answered.")
    }

    /// Asks the interactor a question.
    @discardableResult
    static func ask(
        _ run: Run,
        _ question: ServiceQuestion<Subject>,
        _ text: String = "7"
    ) async -> Caller {
        let caller = Caller(index: question.count(run.fixture))
        // A service that answers at once holds no question.
        let isAsked = { question.count($0) > caller.index || !caller.answers.isEmpty }
        await run.step(question.name, until: isAsked) { interactor in
            question.ask(interactor, text) {
                if !CallLog.isOnMainActor { caller.isElsewhere = true }
                caller.answers.append($0)
            }
        }
        return caller
    }

    /// Answers a question, and returns the answer in words.
    @discardableResult
    static func answer(
        _ run: Run,
        _ question: ServiceQuestion<Subject>,
        _ index: Int,
        _ kind: Int?
    ) async -> String {
        guard question.count(run.fixture) > index else { return "nothing" }
        let answer = question.answer(run.fixture, index, kind)
        await run.settle()
        return answer
    }
}
