import Testing

extension ArticlesPresenterSpec {
    /// The kinds of answers, with their names.
    private static let answers: KeyValuePairs<String, [Article]?> = [
        "articles": .usual, "no articles": [], "a failure": nil,
    ]

    static let fetching: [Requirement] = [
        Requirement(
            "ARTICLES-PRESENTER-01",
            .must,
            "When the view asks for an update, the interactor is asked once, and no other screen is shown.",
            source: "iOS Project Architecture: Using VIPER: updateView() leads to fetchArticles()"
        ) { trial in
            let run = try await trial.start(Fixture())
            let before = run.interactor.calls.count
            await run.step("updateView()", until: { $0.interactor.calls.count > before }) { $0.updateView() }
            #expect(run.interactor.calls.count == before + 1)
            await run.hear(.usual)
            #expect(run.wireframe.calls == [])
        },
        Requirement(
            "ARTICLES-PRESENTER-02",
            .must,
            "Each update after an answer asks the interactor once more, whatever the answer was.",
            source: "fault class: a flag that only a success resets; pulling to refresh does nothing"
        ) { trial in
            let run = try await trial.start(Fixture())
            for articles in [.usual, nil, .usual, [], .other, nil, .usual] as [[Article]?] {
                let before = run.interactor.calls.count
                await run.step("updateView()", until: { $0.interactor.calls.count > before }) { $0.updateView() }
                #expect(run.interactor.calls.count == before + 1)
                await run.hear(articles)
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-03",
            .must,
            "While articles are on their way, the indicator is on, during later updates too.",
            source: "contract of ArticlesViewInterface: showActivityIndicator()",
            tags: [.answers],
            presupposes: ["ARTICLES-PRESENTER-02"]
        ) { trial in
            let run = try await trial.start(Fixture())
            for articles in [.usual, nil, []] as [[Article]?] {
                await run.update()
                await run.settle(until: \.isBusy)
                #expect(run.indicator == "on")
                await run.hear(articles)
            }
            await run.update()
            await run.update()
            await run.settle(until: \.isBusy)
            #expect(run.indicator == "on", "A second update began during the first.")
        },
        Requirement(
            "ARTICLES-PRESENTER-04",
            .must,
            "Each answer hides the indicator once, whatever the answer is.",
            source: "contract of ArticlesViewInterface: hideActivityIndicator(); fault class: an indicator that stays",
            tags: [.answers]
        ) { trial in
            for (name, articles) in answers {
                let run = try await trial.start(Fixture())
                for _ in 1...2 {
                    await run.update()
                    let before = run.endings
                    run.tell(articles)
                    await run.settle { $0.endings > before }
                    #expect(run.endings == before + 1, "The answer was \(name).")
                    #expect(run.indicator == "off", "The answer was \(name).")
                }
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-05",
            .must,
            "An answer that comes before the request returns hides the indicator and is shown.",
            source: "fault class: an indicator that is shown after asking; an interactor with a cache answers at once",
            tags: [.answers],
            presupposes: ["ARTICLES-PRESENTER-04", "ARTICLES-PRESENTER-10", "ARTICLES-PRESENTER-12"]
        ) { trial in
            for (name, articles) in answers {
                let run = try await trial.start(Fixture())
                if !run.interactor.calls.isEmpty { await run.hear(articles) }
                let failures = run.failures
                run.during(run.interactor.logged(.fetchArticles)) { $0.tell(articles) }
                await run.update()
                await run.settleShowing(articles, failures: failures + 1)
                #expect(run.indicator == "off", "The answer was \(name).")
                #expect(run.screen == articles.map(ArticlesScreen.init(for:)) ?? .blank, "The answer was \(name).")
                #expect(run.failures - failures == (articles == nil ? 1 : 0), "The answer was \(name).")
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-06",
            .must,
            "When answers come back to back, the last one is shown in the end, and the indicator is off.",
            source: "fault class: lists made in the background, where many articles take longer than few",
            tags: [.answers, .scale],
            presupposes: ["ARTICLES-PRESENTER-04", "ARTICLES-PRESENTER-11"],
            deadline: .seconds(60)
        ) { trial in
            let many = (0..<1_000).map { Article($0, title: "Article \($0)") }
            for answers in [[many, .usual], [many, []], [[], .usual], [.usual, .other]] as [[[Article]]] {
                let run = try await trial.start(Fixture())
                run.act("updateView()") { $0.updateView() }
                await run.update()
                for articles in answers.suffix(run.interactor.calls.count) { run.tell(articles) }
                await run.settle { $0.screen == ArticlesScreen(for: answers[1]) }
                #expect(run.screen == ArticlesScreen(for: answers[1]))
                #expect(run.indicator == "off")
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-07",
            .should,
            "Overlapping updates that share one answer leave no indicator on.",
            source: "contract of ArticlesInteractorInput: of fetches that overlap, the newest alone is answered",
            tags: [.answers],
            presupposes: ["ARTICLES-PRESENTER-04"]
        ) { trial in
            for (name, articles) in answers {
                let run = try await trial.start(Fixture())
                run.act("updateView()") { $0.updateView() }
                await run.update()
                run.tell(articles)
                await run.settle { !$0.isBusy }
                #expect(run.indicator == "off", "The answer was \(name).")
            }
        },
    ]
}
