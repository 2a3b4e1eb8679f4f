import Testing

extension ArticlesPresenterSpec {
    static let content: [Requirement] = [
        Requirement(
            "ARTICLES-PRESENTER-08",
            .must,
            "Each article is shown once, with its texts as they are, to the last character.",
            source: "iOS Project Architecture: Using VIPER: articlesFetched(_:) leads to showArticlesData(_:)",
            tags: [.content]
        ) { trial in
            for articles in [.usual, .delicate, [Article()], .many] as [[Article]] {
                let run = try await trial.show(articles)
                let shown = run.articles ?? []
                #expect(shown.count == articles.count)
                let missing = Set(articles.map(ExactArticle.init)).subtracting(shown.map(ExactArticle.init))
                #expect(missing == [], "These are not shown as they are.")
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-09",
            .should,
            "Until a sort is chosen, articles are shown in the order in which they came.",
            source: "iOS Project Architecture: Using VIPER: the list is shown as it was fetched",
            tags: [.content],
            presupposes: ["ARTICLES-PRESENTER-11"]
        ) { trial in
            let run = try await trial.start(Fixture())
            for articles in [.usual, [Article].usual.reversed(), .other, .usual] as [[Article]] {
                await run.update(finding: articles)
                #expect(run.articles?.numbers == articles.numbers)
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-10",
            .must,
            "If there are no articles, the no-content screen is shown, and no list.",
            source: "contract of ArticlesViewInterface: showNoContentScreen(), and a list of at least one",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.update(finding: [])
            #expect(run.screen == .noContent)
            #expect(run.contents.compactMap(\.self) == [], "A list was shown, too.")
            #expect(run.failures == 0)
        },
        Requirement(
            "ARTICLES-PRESENTER-11",
            .must,
            "A new answer replaces what was shown before, whatever it was.",
            source: "fault class: articles from before under new ones; lists compared by their length or titles",
            tags: [.content, .answers],
            presupposes: ["ARTICLES-PRESENTER-02", "ARTICLES-PRESENTER-08", "ARTICLES-PRESENTER-10"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let alike = [Article].usual.map { Article(10, title: $0.title) }
            for articles in [.usual, .other, [], .usual, [], .usual, alike, nil, .other, [], nil, .usual]
                as [[Article]?]
            {
                await run.update(finding: articles)
                guard let articles else { continue }
                #expect(run.screen == ArticlesScreen(for: articles))
            }
            for respect in Article.respects {
                var changed = [Article].usual
                changed[1][keyPath: respect] = "new"
                for articles in [changed, .usual] {
                    await run.update(finding: articles)
                    #expect(Set(run.articles ?? []) == Set(articles), "One article has changed in one respect.")
                }
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-12",
            .must,
            "Each failure is shown, even over existing content, and neither as the no-content screen nor as a list.",
            source: "fault class: a failure taken for no content, as published",
            tags: [.answers],
            presupposes: ["ARTICLES-PRESENTER-02"]
        ) { trial in
            for isSorted in [false, true] {
                let run = try await trial.start(Fixture())
                for articles in [nil, nil, .usual, nil, [], nil] as [[Article]?] {
                    let (failures, screen) = (run.failures, run.screen)
                    await run.update()
                    await run.hear(articles)
                    guard articles == nil else {
                        if isSorted, await run.tapSort() { await run.give(.title) }
                        continue
                    }
                    await run.settle { $0.failures > failures }
                    #expect(run.failures == failures + 1)
                    #expect(run.screen == screen)
                }
            }
            let run = try await trial.start(Fixture())
            for _ in 1...2 { await run.update() }
            await run.hear(nil)
            await run.settle { $0.failures > 0 }
            #expect(run.failures == 1, "Two updates that overlap are answered once.")
        },
        Requirement(
            "ARTICLES-PRESENTER-13",
            .must,
            "After a failure, articles that were there before are still shown and can still be sorted.",
            source: "fault class: the list emptied by a failed refresh",
            tags: [.answers],
            presupposes: ["ARTICLES-PRESENTER-11", "ARTICLES-PRESENTER-12", "ARTICLES-PRESENTER-17"]
        ) { trial in
            let run = try await trial.show(.usual)
            await run.update(finding: nil)
            #expect(run.screen == ArticlesScreen(for: .usual))
            try await run.choose(.title)
            #expect(run.articles?.numbers == [2, 1, 0, 3], "The articles are sorted by their titles.")
            await run.update(finding: nil)
            #expect(run.articles?.numbers == [2, 1, 0, 3], "They are sorted by their titles after a failure, too.")
        },
    ]
}
