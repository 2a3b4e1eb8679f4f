import Foundation
import Testing

extension ArticlesServiceSpec {
    static let asking: [Requirement] = [
        Requirement(
            "ARTICLES-SERVICE-11",
            .must,
            "A fetch whose task is cancelled ends at once with a cancellation error.",
            source: "fault class: a detached task, or a completion that nobody cancels",
            tags: [.answers]
        ) { trial in
            let (outcome, run) = try await cancelled(trial)
            let own = ServiceOutcome.failure(ArticlesServiceError(.cancelled, address: run.address))
            let isNamed = [own, .otherError("\(CancellationError())")].contains(outcome)
            #expect(isNamed, "The service gave \(outcome).")
        },
        Requirement(
            "ARTICLES-SERVICE-12",
            .should,
            "A cancelled fetch closes its connection.",
            source: "fault class: a request that continues for nobody and costs traffic",
            tags: [.answers],
            presupposes: ["ARTICLES-SERVICE-11", "ARTICLES-SERVICE-19"]
        ) { trial in
            let (_, run) = try await cancelled(trial)
            // On Linux a session that waits keeps a processor busy, so this cannot wait until nothing more is coming.
            try await run.server.called(.hangUp, within: .seconds(3))
            #expect(run.server.calls == [.get(LoopbackServer.target), .hangUp])
        },
        Requirement(
            "ARTICLES-SERVICE-13",
            .must,
            "Each of 50 concurrent fetches gets an answer of its own.",
            source: "fault class: a variable that fetches share; a completion that is overwritten by the next",
            tags: [.answers, .scale],
            deadline: .seconds(60)
        ) { trial in
            let run = try await trial.start(try Fixture { .answer(200, #"[{"title": "\#($0)"}]"#) })
            let service = try run.subject
            let tasks = (1...50).map { _ in Task { await ArticlesServiceSpec.Run.outcome(of: service) } }
            var outcomes: Set<ServiceOutcome> = []
            for task in tasks { outcomes.insert(await task.value) }
            let wrong = outcomes.subtracting((1...50).map { .titles("\($0)") })
            #expect(wrong == [])
            #expect(outcomes.count == 50, "These are the different answers of 50.")
            #expect(run.requests == 50)
        },
        Requirement(
            "ARTICLES-SERVICE-14",
            .must,
            "Each fetch asks the server once, and gives what the server has now, whatever came before.",
            source: "fault class: articles kept for ever; a failure that stays; a client error that is retried",
            tags: [.answers]
        ) { trial in
            let answers: [LoopbackAnswer] = [
                .answer(200, #"[{"title": "Bees"}]"#), .answer(200, #"[{"title": "Atlas"}]"#), .answer(404, ""),
                .answer(200, "?"), .answer(200, "[]"), .answer(500, ""), .answer(503, ""),
                LoopbackAnswer.answer(200, body: Data(#"[{"title": "#.utf8), length: 100).broken,
                .answer(200, #"[{"title": "Bees"}]"#),
            ]
            let run = try await trial.start(try Fixture { answers[min($0, answers.count) - 1] })
            let failure = { @MainActor (reason: ArticlesServiceError.Reason) in
                ServiceOutcome.failure(ArticlesServiceError(reason, address: run.address))
            }
            for expected in [
                .titles("Bees"), .titles("Atlas"), failure(.status(404)), failure(.unreadable), .titles(),
                failure(.status(500)), failure(.status(503)), failure(.connection), .titles("Bees"),
            ] as [ServiceOutcome] {
                let (count, outcome) = (run.requests, try await run.fetch())
                #expect(run.requests == count + 1)
                #expect(outcome == expected)
            }
        },
        Requirement(
            "ARTICLES-SERVICE-15",
            .must,
            "The service is deallocated when it is released, after articles and after a failure.",
            source: "fault class: a session that keeps its delegate until somebody invalidates it",
            tags: [.lifetime]
        ) { trial in
            for answer in [LoopbackAnswer.answer(200, "[]"), .answer(404, "")] {
                let run = try await trial.start(try Fixture { _ in answer })
                _ = try await run.fetch()
                await run.letGo()
                let survivors = try await run.survivors()
                #expect(survivors == [], "Nobody holds the service any more.")
            }
        },
        .quiet(
            "ARTICLES-SERVICE-16",
            "Until the service is asked, it asks nobody.",
            start: { try await $0.start(try Fixture { _ in .answer(200, "[]") }) },
            ask: { _ = try await $0.fetch() }
        ),
        Requirement(
            "ARTICLES-SERVICE-17",
            .must,
            "Overlapping fetches do not wait for each other's answers.",
            source:
                "contract of ArticlesService: soon after its time limit; fault class: a queue in which limits add up",
            tags: [.answers],
            presupposes: ["ARTICLES-SERVICE-13"],
            deadline: .seconds(60)
        ) { trial in
            let gate = Gate()
            let run = try await trial.start(
                try Fixture { number in
                    if number > 1 { gate.open() }
                    return .answer(200, "[]").after { gate.wait() }
                }
            )
            let service = try run.subject
            let tasks = (1...2).map { _ in Task { await ArticlesServiceSpec.Run.outcome(of: service) } }
            for task in tasks { _ = await task.value }
            let isWaitedFor = gate.isGivenUp
            #expect(!isWaitedFor, "The second fetch asked the server only once the first was answered.")
        },
        Requirement(
            "ARTICLES-SERVICE-18",
            .must,
            "Cancelling one fetch does not end another.",
            source: "fault class: a session whose requests are all cancelled, or one task for all who ask",
            tags: [.answers],
            presupposes: ["ARTICLES-SERVICE-11", "ARTICLES-SERVICE-17"],
            deadline: .seconds(60)
        ) { trial in
            let (asked, ask) = AsyncStream.makeStream(of: Void.self)
            let gate = Gate()
            let run = try await trial.start(
                try Fixture { number in
                    if number == 1 { return .silence.after { ask.yield() } }
                    if number > 2 { return .answer(200, "[]") }
                    return .answer(200, #"[{"title": "Bees"}]"#).after {
                        ask.yield()
                        gate.wait()
                    }
                }
            )
            let service = try run.subject
            var tasks: [Task<ServiceOutcome, Never>] = []
            for _ in 1...2 {
                tasks.append(Task { await ArticlesServiceSpec.Run.outcome(of: service) })
                for await _ in asked { break }
            }
            run.log.note("The task of the first fetch is cancelled.")
            tasks[0].cancel()
            _ = await tasks[0].value
            // Other fetches may be cancelled on a queue. A third fetch gives that time, since on Linux a session that
            // waits never comes to rest.
            let third = await ArticlesServiceSpec.Run.outcome(of: service)
            #expect(third == .titles(), "This is what a third fetch gave, which began after that.")
            gate.open()
            let outcome = await tasks[1].value
            #expect(outcome == .titles("Bees"), "This is what the second fetch gave, and the first was cancelled.")
        },
        Requirement(
            "ARTICLES-SERVICE-19",
            .must,
            "A fetch sends a GET request to the address of the articles.",
            source: "contract of ArticlesService; fault class: a POST, which most servers refuse",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(try Fixture { _ in .answer(200, "[]") })
            _ = try await run.fetch()
            #expect(run.server.calls == [.get(LoopbackServer.target)])
        },
    ]

    /// Cancels a fetch once it has reached a server that is silent.
    ///
    /// It never cancels earlier: on Linux a session may end the process if a request is cancelled while it begins.
    @MainActor
    private static func cancelled(_ trial: Trial<Self>) async throws -> (ServiceOutcome, ArticlesServiceSpec.Run) {
        let (asked, ask) = AsyncStream.makeStream(of: Void.self)
        let run = try await trial.start(try Fixture { _ in .silence.after { ask.yield() } })
        let service = try run.subject
        let task = Task { await ArticlesServiceSpec.Run.outcome(of: service) }
        for await _ in asked { break }
        run.log.note("The task of the fetch is cancelled.")
        task.cancel()
        // A service that ignores the cancellation is given up; stopping the server then ends its fetch.
        let outcome = await withTaskCancellationHandler {
            await task.value
        } onCancel: { [server = run.server] in
            server.stop()
        }
        return (outcome, run)
    }
}
