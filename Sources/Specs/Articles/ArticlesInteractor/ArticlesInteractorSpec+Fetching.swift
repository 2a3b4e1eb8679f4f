import Foundation
import Testing

extension ArticlesInteractorSpec {
    static let fetching: [Requirement] = [
        Requirement(
            "ARTICLES-INTERACTOR-01",
            .must,
            "A fetch asks the service once, and the output is told its articles once, in the service's order.",
            source: "iOS Project Architecture: Using VIPER: fetchArticles() leads to articlesFetched(_:)",
            tags: [.content]
        ) { trial in
            for articles in [[Article(1)], .usual, .other, .many] as [[Article]] {
                let run = try await trial.start(Fixture())
                await run.settle()
                let before = run.service.calls.count
                await run.fetch(finding: .success(articles))
                #expect(run.service.calls.count == before + 1)
                #expect(run.output.calls == [.articlesFetched(articles)])
            }
        },
        Requirement(
            "ARTICLES-INTERACTOR-02",
            .must,
            "Articles are told as they are, to the last character, and what is missing stays missing.",
            source: "fault class: texts trimmed or composed; articles without a title left out; an empty text for none",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.fetch(finding: .success(.delicate))
            let told = run.told ?? []
            #expect(told.count == [Article].delicate.count)
            let missing = Set([Article].delicate.map(ExactArticle.init)).subtracting(told.map(ExactArticle.init))
            #expect(missing == [], "These are not told as they are.")
        },
        Requirement(
            "ARTICLES-INTERACTOR-03",
            .must,
            "If there are no articles, the output is told an empty list, not a failure.",
            source: "contract of ArticlesInteractorOutput",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.fetch(finding: .success([]))
            #expect(run.output.calls == [.articlesFetched([])])
        },
        Requirement(
            "ARTICLES-INTERACTOR-04",
            .must,
            "If the service fails, the output is told the failure once and no articles, whatever the error is.",
            source:
                "contract of ArticlesInteractorOutput: articlesFetchFailed(); fault class: an error read as no content",
            tags: [.answers]
        ) { trial in
            let address = URL(filePath: "/articles")
            let known = [.status(304), .status(404), .unreadable, .connection, .timeLimit].map {
                ArticlesServiceError($0, address: address)
            }
            for error in known + [URLError(.timedOut), URLError(.cannotDecodeContentData)] as [any Error] {
                let run = try await trial.start(Fixture())
                await run.fetch(finding: .failure(error))
                #expect(run.output.calls == [.articlesFetchFailed], "The service threw \(error).")
            }
        },
        Requirement(
            "ARTICLES-INTERACTOR-05",
            .must,
            "If the service itself cancels a fetch, the output is told a failure, too.",
            source: "fault class: a cancellation taken for the interactor's own, and an indicator that stays on",
            tags: [.answers],
            presupposes: ["ARTICLES-INTERACTOR-04"]
        ) { trial in
            let own = ArticlesServiceError(.cancelled, address: URL(filePath: "/articles"))
            for error in [CancellationError(), URLError(.cancelled), own] as [any Error] {
                let run = try await trial.start(Fixture())
                await run.fetch(finding: .failure(error))
                #expect(run.output.calls == [.articlesFetchFailed], "The service threw \(error).")
                await run.fetch(finding: .success(.usual))
                #expect(
                    run.told?.count == [Article].usual.count,
                    "It was asked again after the service threw \(error)."
                )
            }
        },
        Requirement(
            "ARTICLES-INTERACTOR-06",
            .must,
            "Each fetch after an answer is answered once, with what the service has now.",
            source:
                "fault class: articles kept for ever or appended; a flag still set after a failure; equal answers skipped",
            tags: [.answers],
            presupposes: [
                "ARTICLES-INTERACTOR-01", "ARTICLES-INTERACTOR-03", "ARTICLES-INTERACTOR-04", "ARTICLES-INTERACTOR-17",
            ]
        ) { trial in
            let run = try await trial.start(Fixture())
            var expected: [ArticlesInteractorOutputSpy.Call] = []
            for articles in [.usual, .usual, nil, nil, .other, [], [], .usual, nil, [], nil, .usual] as [[Article]?] {
                await run.fetch(finding: articles.map(Result.success) ?? .failure(.offline))
                expected.append(articles.map { .articlesFetched($0) } ?? .articlesFetchFailed)
                #expect(run.output.calls == expected)
            }
            for articles in [Article].nearlyUsual.flatMap({ [$0, .usual] }) {
                await run.fetch(finding: .success(articles))
                #expect(run.output.calls.last == .articlesFetched(articles), "They have changed in one respect.")
            }
            try await trial.fetchWhileTold()
        },
    ]

    static let overlapping: [Requirement] = [
        Requirement(
            "ARTICLES-INTERACTOR-07",
            .must,
            "When fetches overlap, the newest is always answered, whatever happens to the older ones.",
            source: "contract of ArticlesInteractorInput; fault class: a task that clears the next one when it ends",
            tags: [.answers],
            presupposes: ["ARTICLES-INTERACTOR-01"]
        ) { trial in
            let waiting = try await askAndHold(trial)
            for _ in 1...2 { await waiting.fetch() }
            waiting.held.last?.fail(.offline)
            await waiting.settle { !$0.output.calls.isEmpty }
            // An interactor that answers in the order of the fetches waits for the older one.
            for older in waiting.held.dropLast() where waiting.output.calls.isEmpty {
                older.give([Article(9)])
                await waiting.settle { $0.output.calls.last == .articlesFetchFailed }
            }
            #expect(waiting.output.calls.last == .articlesFetchFailed, "The newest has failed.")
            for older in [nil, [Article(9)]] as [[Article]?] {
                let run = try await askAndHold(trial)
                for _ in 1...2 { await run.fetch() }
                let held = run.held
                for answer in held.dropLast() {
                    answer.end(with: older.map(Result.success) ?? .failure(.offline))
                    await run.settle()
                }
                let told = run.output.calls.count
                held.last?.give(.usual)
                await run.settle { $0.output.calls.count > told }
                #expect(run.output.calls.last == .articlesFetched(.usual))
            }
        },
        Requirement(
            "ARTICLES-INTERACTOR-08",
            .must,
            "Fetching again is not told as a failure of the fetch before.",
            source: "fault class: the older task cancelled, and its cancellation told as a failure",
            tags: [.answers]
        ) { trial in
            let run = try await askAndHold(trial)
            for _ in 1...2 { await run.fetch() }
            #expect(run.output.calls == [])
        },
        Requirement(
            "ARTICLES-INTERACTOR-09",
            .should,
            "A late answer to an older fetch does not overwrite a newer answer.",
            source: "fault class: stale answers; the output cannot tell them from fresh ones",
            tags: [.answers],
            presupposes: ["ARTICLES-INTERACTOR-07"]
        ) { trial in
            let olders = [nil, [Article(9)], []] as [[Article]?]
            for (newest, older) in olders.map({ ([Article].usual, $0) }) + [(nil, [Article(9)]), ([], [Article(9)])] {
                let run = try await askAndHold(trial)
                for _ in 1...2 { await run.fetch() }
                let held = run.held
                guard held.count > 1 else { throw NotApplicable("Fetches that overlap are joined.") }
                held[held.count - 1].end(with: newest.map(Result.success) ?? .failure(.offline))
                await run.settle { !$0.output.calls.isEmpty }
                held[held.count - 2].end(with: older.map(Result.success) ?? .failure(.offline))
                await run.settle()
                #expect(run.output.calls == [newest.map { .articlesFetched($0) } ?? .articlesFetchFailed])
            }
        },
        Requirement(
            "ARTICLES-INTERACTOR-10",
            .should,
            "A fetch is cancelled once its interactor is deallocated.",
            source: "fault class: a request that continues for a screen that is gone",
            tags: [.lifetime, .answers],
            presupposes: ["ARTICLES-INTERACTOR-13"]
        ) { trial in
            for fetches in 1...2 {
                let run = try await trial.start(fixture())
                if fetches > 1 { await run.fetch(finding: .success(.usual)) }
                let before = run.held.count
                await ask(run)
                // An interactor that remembers what was found asks for nothing the second time.
                guard run.held.count > before, let held = run.held.last else {
                    try CouldNotLook.unless(fetches > 1, "the interactor never asked for anything.")
                    continue
                }
                await run.letGo()
                await run.settle { _ in held.isCancelled }
                let isCancelled = held.isCancelled
                #expect(isCancelled, "Nobody holds the interactor, and its fetch \(fetches) goes on.")
            }
        },
    ]
}

extension Trial<ArticlesInteractorSpec> {
    /// Fetches again while the output is told what was fetched.
    fileprivate func fetchWhileTold() async throws {
        let run = try await start(ArticlesInteractorFixture())
        run.during(run.output.logged(.articlesFetched(.usual))) { run in
            run.act("fetchArticles()") { $0.fetchArticles() }
        }
        await run.fetch()
        run.held.last?.give(.usual)
        await run.settle { $0.held.count > 1 }
        if run.held.last?.count == 0 { run.held.last?.give(.other) }
        await run.settle { $0.told == .other }
        #expect(run.told == .other, "It was asked again while the output was told.")
    }
}
