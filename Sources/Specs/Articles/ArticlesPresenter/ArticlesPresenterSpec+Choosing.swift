import Testing

extension ArticlesPresenterSpec {
    static let choosing: [Requirement] = [
        Requirement(
            "ARTICLES-PRESENTER-22",
            .must,
            "A sort that is chosen before the articles are there applies to them when they come.",
            source: "fault class: nothing sorted, and the choice forgotten",
            tags: [.answers],
            presupposes: ["ARTICLES-PRESENTER-11", "ARTICLES-PRESENTER-17"]
        ) { trial in
            for answers in [[.usual], [nil, .usual], [[], .usual]] as [[[Article]?]] {
                let run = try await trial.start(Fixture())
                await run.update()
                try await run.chooseWithoutArticles(.title)
                await run.tellAndWait(answers[0])
                for articles in answers.dropFirst() { await run.update(finding: articles) }
                let words = answers.map { $0.map { $0.isEmpty ? "no articles" : "articles" } ?? "a failure" }
                let story = "The sort by title was chosen before \(words.joined(separator: ", and then ")) came."
                #expect(run.articles?.numbers == [2, 1, 0, 3], "\(story)")
            }
            for answer in [nil, []] as [[Article]?] {
                let run = try await trial.start(Fixture())
                await run.update(finding: answer)
                // A presenter that has nothing to sort need not ask.
                guard await run.tapSort() else { continue }
                await run.give(.title)
                await run.update(finding: .usual)
                let word = answer == nil ? "a failure" : "no articles"
                #expect(run.articles?.numbers == [2, 1, 0, 3], "The sort by title was chosen after \(word) came.")
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-23",
            .must,
            "A sort that is chosen while there are no articles changes nothing on screen.",
            source: "fault class: an empty list, or “no content” while the articles are on their way",
            tags: [.answers],
            presupposes: [
                "ARTICLES-PRESENTER-03", "ARTICLES-PRESENTER-11", "ARTICLES-PRESENTER-12", "ARTICLES-PRESENTER-14",
            ]
        ) { trial in
            for answer in [nil, []] as [[Article]?] {
                let run = try await trial.start(Fixture())
                await run.update()
                try await run.chooseWithoutArticles(.title)
                #expect(run.screen == .blank, "The articles are on their way.")
                await run.hear(answer)
                let screen = run.screen
                try await run.chooseWithoutArticles(.author)
                #expect(run.screen == screen)
            }
            let run = try await trial.show(.usual)
            await run.update(finding: [])
            try await run.chooseWithoutArticles(.title)
            #expect(run.screen == .noContent, "There are no articles any more.")
        },
        Requirement(
            "ARTICLES-PRESENTER-24",
            .must,
            "A sort stays chosen when the view is updated again.",
            source: "fault class: the order lost by pulling to refresh, or on the way back from the details",
            tags: [.answers],
            presupposes: ["ARTICLES-PRESENTER-22"]
        ) { trial in
            let fresh = [Article(6, title: "Zeal"), Article(5, title: "Bees"), Article(4, title: "Quiet")]
            for moment in Moment.allCases {
                let run = try await trial.start(Fixture())
                guard try await run.chooseTitle(moment) else { continue }
                for (articles, numbers) in [(fresh, [5, 4, 6]), ([], nil), (.usual, [2, 1, 0, 3])]
                    as [([Article], [Int]?)]
                {
                    let before = run.contents.count
                    await run.update(finding: articles)
                    #expect(run.articles?.numbers == numbers, "The sort was chosen \(moment.rawValue).")
                    let unsorted = run.contents.dropFirst(before).compactMap { $0?.compactMap(\.title) }
                        .first { $0 != $0.sorted() }
                    #expect(unsorted == nil, "These were shown meanwhile. The sort was chosen \(moment.rawValue).")
                }
            }
            let opened = try await trial.show(.other)
            try await opened.choose(.title)
            _ = await opened.opened(by: [Article].other[0])
            await opened.update(finding: .usual)
            #expect(opened.articles?.numbers == [2, 1, 0, 3], "The sort was chosen before an article was opened.")
            let sorted = try await trial.show(.usual)
            try await sorted.choose(.website)
            let numbers = sorted.articles?.numbers
            await sorted.update(finding: [Article].usual.reversed())
            #expect(sorted.articles?.numbers == numbers, "The sort by website was chosen.")
            let run = try await trial.show(.other)
            try await run.choose(.website)
            await run.update()
            try await run.choose(.title)
            await run.tellAndWait(.usual)
            #expect(run.articles?.numbers == [2, 1, 0, 3], "The sort by title was chosen instead during a refresh.")
        },
        Requirement(
            "ARTICLES-PRESENTER-25",
            .must,
            "Choosing a sort shows the current articles again, and asks nobody for new ones.",
            source: "fault class: a fetch for each sort; an indicator that stays on",
            presupposes: ["ARTICLES-PRESENTER-08", "ARTICLES-PRESENTER-14"]
        ) { trial in
            let articles = [Article].usual + .other + [Article(8), Article(9, title: "Bees ")]
            let run = try await trial.show(articles)
            for order in [ArticlesSortBy.website, .date, .author, .title, .website] {
                let (asked, shown, busy) = (run.interactor.calls, run.contents.count, run.beginnings)
                try await run.choose(order)
                #expect(run.contents.count > shown, "The sort is by \(order).")
                #expect(run.screen == ArticlesScreen(for: articles))
                #expect(run.interactor.calls == asked)
                #expect(run.beginnings == busy)
            }
            await run.update()
            for order in [ArticlesSortBy.title, .website] {
                let shown = run.contents.count
                try await run.choose(order)
                #expect(
                    run.contents.count > shown,
                    "The sort is by \(order), and articles are fetched again meanwhile."
                )
                #expect(run.screen == ArticlesScreen(for: articles))
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-26",
            .must,
            "The user can choose a sort late and repeatedly: the last choice sorts the articles that are there then.",
            source:
                "contract of ArticlesWireframeInput; fault class: the articles of the tap sorted, not the current ones",
            tags: [.answers],
            presupposes: [
                "ARTICLES-PRESENTER-11", "ARTICLES-PRESENTER-17", "ARTICLES-PRESENTER-18", "ARTICLES-PRESENTER-19",
            ]
        ) { trial in
            let run = try await trial.show(.other)
            let isAsked = await run.tapSort()
            let held = try #require(isAsked ? run.wireframe.presentSortOptions.held.last : nil)
            await run.update(finding: .usual)
            for (order, numbers) in [
                (ArticlesSortBy.title, [2, 1, 0, 3]), (.title, [2, 1, 0, 3]),
                (.author, [1, 3, 2, 0]), (.website, [2, 0, 1, 3]), (.title, [2, 1, 0, 3]),
            ] {
                let before = run.contents.count
                await run.give(order, to: held)
                #expect(run.articles?.numbers == numbers, "They are sorted by \(order).")
                let others = Set(run.contents.dropFirst(before).map { $0?.numbers }).subtracting([numbers])
                #expect(others == [], "These were shown before, and are not sorted by \(order).")
            }
            let isAskedAgain = await run.tapSort()
            try CouldNotLook.unless(isAskedAgain, "the user was not asked again what to sort by.")
            for (order, numbers) in [(ArticlesSortBy.author, [1, 3, 2, 0]), (.title, [2, 1, 0, 3])] {
                await run.give(order, to: order == .author ? held : nil)
                let sheet = order == .author ? "first" : "second"
                #expect(
                    run.articles?.numbers == numbers,
                    "They are sorted by \(order), where the user was asked \(sheet)."
                )
            }
            held.give(.author)
            await run.give(.website, to: held)
            await run.settle { $0.articles?.numbers == [2, 0, 1, 3] }
            #expect(run.articles?.numbers == [2, 0, 1, 3], "They are sorted by author, and at once by website.")
            await run.update()
            held.give(.title)
            await run.hear([])
            #expect(run.screen == .noContent, "They are sorted, and at once there are none.")
        },
        Requirement(
            "ARTICLES-PRESENTER-27",
            .must,
            "If the user never chooses a sort, nothing changes, and the user can be asked again.",
            source: "contract of ArticlesWireframeInput; fault class: a flag that only a choice resets",
            presupposes: ["ARTICLES-PRESENTER-14", "ARTICLES-PRESENTER-24"]
        ) { trial in
            let run = try await trial.show(.usual)
            for _ in 1...2 { _ = await run.tapSort() }
            #expect(run.wireframe.calls.count == 2)
            await run.update(finding: .usual)
            #expect(run.screen == ArticlesScreen(for: .usual))
            try await run.choose(.title)
            #expect(run.articles?.numbers == [2, 1, 0, 3])
            _ = await run.tapSort()
            await run.update(finding: .usual)
            #expect(run.articles?.numbers == [2, 1, 0, 3], "The sort that was chosen before stays.")
            let opened = await run.opened(by: [Article].usual[1])
            #expect(opened == ExactArticle([Article].usual[1]))
        },
        Requirement(
            "ARTICLES-PRESENTER-28",
            .must,
            "A tap on an article opens the details of that article, after any sort.",
            source: "iOS Project Architecture: Using VIPER: showDetails(for:) leads to presentDetails(for:)",
            tags: [.content],
            presupposes: ["ARTICLES-PRESENTER-25"]
        ) { trial in
            let delicate = Article(date: " 05/26/2014", title: " Bees ", website: "", content: "a\n", imageURL: "b c")
            let articles = [Article].usual + .other + [Article(), Article(title: "Beyond"), delicate]
            for orders in [[]] + ArticlesSortBy.allCases.map({ [$0] }) {
                let run = try await trial.show(articles)
                for order in orders { try await run.choose(order) }
                for article in run.articles ?? articles {
                    let opened = await run.opened(by: article)
                    #expect(opened == ExactArticle(article), "They are sorted by \(orders).")
                    // A presenter that guards against double taps may do so until the view is updated again.
                    await run.update()
                    await run.hear(articles)
                }
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-29",
            .must,
            "A tap on an article that is no longer in the list still opens its details, every time.",
            source:
                "fault class: the article looked up by its index or title in a list that was reloaded in the meantime",
            tags: [.answers],
            presupposes: ["ARTICLES-PRESENTER-28"]
        ) { trial in
            let run = try await trial.show(.usual)
            for answer in [.other, nil, [], .other] as [[Article]?] {
                await run.update()
                await run.hear(answer)
                let opened = await run.opened(by: [Article].usual[1])
                #expect(opened == ExactArticle([Article].usual[1]))
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-30",
            .must,
            "While the user is asked what to sort by, the open question keeps neither presenter nor view alive.",
            source: "fault class: a closure that captures its presenter, and is kept by a sheet that stays",
            tags: [.lifetime],
            presupposes: ["ARTICLES-PRESENTER-14", "ARTICLES-PRESENTER-33", "ARTICLES-PRESENTER-35"]
        ) { trial in
            let run = try await trial.show(.usual)
            _ = await run.tapSort()
            await letGoOfListener(run)
            await run.letGo()
            let survivors = try await run.survivors()
            #expect(survivors == [])
            let sorted = try await trial.show(.usual)
            try await sorted.choose(.title)
            _ = await sorted.tapSort()
            await letGoOfListener(sorted)
            await sorted.letGo()
            let late = try await sorted.survivors()
            #expect(late == [], "A sort was chosen before.")
        },
        Requirement(
            "ARTICLES-PRESENTER-31",
            .must,
            "A choice that comes after the view or the presenter is gone is ignored, without a crash.",
            source: "fault class: the presenter held unowned, which ends the process; a fetch for nobody",
            tags: [.lifetime, .answers],
            presupposes: ["ARTICLES-PRESENTER-25", "ARTICLES-PRESENTER-35"]
        ) { trial in
            for isPresenterGone in [false, true] {
                let run = try await trial.show(.usual)
                let isAsked = await run.tapSort()
                let held = try #require(isAsked ? run.wireframe.presentSortOptions.held.last : nil)
                await letGoOfListener(run)
                if isPresenterGone { await run.letGo() }
                let calls = run.log.calls
                held.give(.title)
                await run.settle()
                #expect(run.log.calls == calls)
            }
        },
    ]
}

extension ArticlesPresenterSpec {
    static let refreshing: [Requirement] = [
        Requirement(
            "ARTICLES-PRESENTER-39",
            .must,
            "A sort that is chosen while articles are on their way leaves the indicator on.",
            source: "fault class: one function, for answers and for sorts, that shows a list and hides the indicator",
            tags: [.answers],
            presupposes: ["ARTICLES-PRESENTER-03", "ARTICLES-PRESENTER-25"]
        ) { trial in
            let run = try await trial.show(.usual)
            await run.update()
            try await run.choose(.title)
            #expect(run.indicator == "on")
        },
        Requirement(
            "ARTICLES-PRESENTER-40",
            .should,
            "While articles are fetched again, a tap on an article opens its details.",
            source: "fault class: taps that are dead until the answer is there",
            tags: [.answers],
            presupposes: ["ARTICLES-PRESENTER-28"]
        ) { trial in
            let run = try await trial.show(.usual)
            for article in [[Article].usual[1], [Article].usual[0]] {
                await run.update()
                let opened = await run.opened(by: article)
                #expect(opened == ExactArticle(article))
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-41",
            .should,
            "A date that does not exist in the calendar counts as unreadable.",
            source: "fault class: dates parsed leniently, so that month 13 becomes January of the next year",
            tags: [.dates],
            presupposes: ["ARTICLES-PRESENTER-16"]
        ) { trial in
            let dates = ["13/45/2014", "05/26/2014", "00/10/2014", "12/01/2013", "02/30/2014", "01/15/2015"]
            let order = try await trial.order(of: dates.enumerated().map { Article($0, date: $1) }, by: .date)
            #expect(order?.suffix(3) == [0, 2, 4], "These are the dates: \(dates.joined(separator: ", ")).")
        },
    ]
}

/// The moments at which a sort is chosen that has to stay.
private enum Moment: String, CaseIterable {
    case atRest = "once the articles were there"
    case early = "before they came"
    case whileLoading = "during a refresh"
}

extension Run<ArticlesPresenterSpec> {
    /// Sorts by title at some moment, gives the answer that is awaited then, and returns whether the user could choose.
    fileprivate func chooseTitle(_ moment: Moment) async throws -> Bool {
        if moment != .early { await update(finding: .other) }
        if moment != .atRest { await update() }
        if moment == .early, await !tapSort() { return false }
        if moment == .early { await give(.title) } else { try await choose(.title) }
        if moment != .atRest { await tellAndWait(.usual) }
        return true
    }

    /// Chooses a sort, although there may be nothing to sort.
    fileprivate func chooseWithoutArticles(_ order: ArticlesSortBy) async throws {
        guard await tapSort() else { throw NotApplicable("The user can sort only what is there.") }
        await give(order)
    }

    /// Taps an article, and returns the one whose details are presented.
    fileprivate func opened(by article: Article) async -> ExactArticle? {
        let count = fixture.wireframe.calls.count
        await step(
            "showDetails(for: \(PlainText.of(article, limit: 200)))",
            until: { $0.wireframe.calls.count > count }
        ) {
            $0.showDetails(for: article)
        }
        let new = fixture.wireframe.calls.dropFirst(count)
        guard new.count == 1, case .presentDetails(let opened) = new.first else { return nil }
        return ExactArticle(opened)
    }
}
