import Testing

extension ArticlesPresenterSpec {
    /// Texts that each language sorts in its own way.
    private static let words = ["Zebra", "oz", "Ärger", "Bee", "ant"]
    private static let alphabets = [("en_US", [4, 2, 3, 1, 0]), ("sv_SE", [4, 3, 1, 0, 2])]

    static let sorting: [Requirement] = [
        Requirement(
            "ARTICLES-PRESENTER-14",
            .must,
            "A tap on “sort” asks the user once what to sort by, and asks or tells nobody else anything.",
            source: "iOS Project Architecture: Using VIPER: didTapSort() leads to presentSortOptions(completion:)"
        ) { trial in
            let run = try await trial.show(.usual)
            let (asked, told) = (run.interactor.calls.count, run.view.calls.count)
            _ = await run.tapSort()
            #expect(run.wireframe.calls == [.presentSortOptions])
            #expect(run.interactor.calls.count == asked)
            #expect(run.view.calls.count == told)
            for (count, isOver) in zip(1..., [false, true, false]) {
                if isOver { await run.hear(nil) } else { await run.update() }
                let before = run.wireframe.calls.count
                _ = await run.tapSort()
                let states = [
                    "articles are on their way", "a refresh has failed", "articles are on their way after that",
                ]
                #expect(run.wireframe.calls.count == before + 1, "Articles are shown, and \(states[count - 1]).")
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-15",
            .must,
            "Dates sort chronologically, oldest or newest first, wherever the user lives.",
            source: "fault class: dates sorted as text, as published; dates read with the user's calendar",
            tags: [.dates],
            presupposes: ["ARTICLES-PRESENTER-25"]
        ) { trial in
            for (dates, sorted) in [
                (["12/01/2013", "05/26/2014", "01/15/2015", "06/02/2014"], [0, 1, 3, 2]),
                (["02/03/2014", "01/04/2014", "03/02/2013"], [2, 1, 0]),
                (["05/21/2014", "05/26/2014", "05/09/2014", "05/20/2014"], [2, 3, 0, 1]),
                (["02/29/2016", "03/01/2016", "02/28/2016", "12/31/1999"], [3, 2, 0, 1]),
            ] {
                for locale in ["en_US", "de_DE", "th_TH@calendar=buddhist", "ar_EG"] {
                    let articles = dates.enumerated().map { Article($0, date: $1) }
                    let order = try await trial.order(of: articles, by: .date, locale: locale)
                    let orders = [sorted, sorted.reversed()]
                    #expect(orders.contains(order ?? []), "\(order ?? []) is the order of \(dates).")
                }
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-16",
            .must,
            "Articles without a readable date are sorted last, in the order in which they came.",
            source: "fault class: a missing date taken for today or for the year 1; an article that is left out",
            tags: [.dates, .content],
            presupposes: ["ARTICLES-PRESENTER-15"]
        ) { trial in
            let dates = [nil, "05/26/2014", "yesterday", "", "12/01/2113", nil, "01/15/2015", "?"]
            let articles = dates.enumerated().map { Article($0, date: $1) }
            let order = try await trial.order(of: articles, by: .date) ?? []
            #expect(order.count == articles.count)
            #expect(order.dropFirst(3) == [0, 2, 3, 5, 7])
        },
        Requirement(
            "ARTICLES-PRESENTER-17",
            .must,
            "Titles sort by the rules of the user's language.",
            source: "fault class: capitals before small letters, and Ä after Z; the machine's language, not the user's",
            tags: [.content],
            presupposes: ["ARTICLES-PRESENTER-25"]
        ) { trial in
            for (locale, sorted) in Self.alphabets {
                let articles = Self.words.enumerated().map { Article($0, title: $1) }
                let order = try await trial.order(of: articles, by: .title, locale: locale)
                #expect(order == sorted, "\(Self.words) are sorted for \(locale).")
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-18",
            .must,
            "Sorting by author compares the name of the first author.",
            source: "fault class: the whole line sorted as one text; the names sorted among themselves",
            tags: [.content],
            presupposes: ["ARTICLES-PRESENTER-25"]
        ) { trial in
            let authors = ["Zoe Zimmer, Ann Abel", "Bob Best Jr", "Cara Cole", "Bob Best, Zoe Zimmer", "ann Abel"]
            let articles = authors.enumerated().map { Article($0, authors: $1) }
            let order = try await trial.order(of: articles, by: .author)
            #expect(order == [4, 3, 1, 2, 0])
        },
        Requirement(
            "ARTICLES-PRESENTER-19",
            .must,
            "Websites sort by name, regardless of upper and lower case.",
            source:
                "iOS Project Architecture: Using VIPER: sort by website; fault class: capitals before small letters",
            tags: [.content],
            presupposes: ["ARTICLES-PRESENTER-25"]
        ) { trial in
            let websites = ["Polygon", "macworld", "Kotaku", "iMore"]
            let articles = websites.enumerated().map { Article($0, title: "\($0)", website: $1) }
            let order = try await trial.order(of: articles, by: .website)
            #expect(order == [3, 2, 1, 0])
        },
        Requirement(
            "ARTICLES-PRESENTER-42",
            .should,
            "Authors and websites sort by the rules of the user's language, as titles do.",
            source: "fault class: the machine's language, not the user's, in one of several sorts",
            tags: [.content],
            presupposes: ["ARTICLES-PRESENTER-17", "ARTICLES-PRESENTER-18", "ARTICLES-PRESENTER-19"]
        ) { trial in
            for (locale, sorted) in Self.alphabets {
                let articles = Self.words.enumerated().map { Article($0, website: $1, authors: $1) }
                for by in [ArticlesSortBy.author, .website] {
                    let order = try await trial.order(of: articles, by: by, locale: locale)
                    #expect(order == sorted, "\(Self.words) are sorted for \(locale), by \(by).")
                }
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-20",
            .should,
            "Articles that lack the text to sort by are sorted last.",
            source: "fault class: a missing text taken for an empty one; an article that is left out",
            tags: [.content],
            presupposes: ["ARTICLES-PRESENTER-17", "ARTICLES-PRESENTER-18", "ARTICLES-PRESENTER-19"]
        ) { trial in
            let texts = [nil, "Bees", nil, "Atlas"]
            let articles = texts.enumerated().map { Article($0, title: $1, website: $1, authors: $1) }
            let respects: [(ArticlesSortBy, WritableKeyPath<Article, String?>)] = [
                (.title, \.title), (.author, \.authors), (.website, \.website),
            ]
            for (by, respect) in respects {
                let order = try await trial.order(of: articles, by: by)
                #expect(order == [3, 1, 0, 2], "They are sorted by \(by).")
                // Other texts of an article do not stand in for the missing one.
                var bare = Article(9, title: "Aa", website: "Aa", authors: "Aa")
                bare[keyPath: respect] = nil
                let last = try await trial.order(of: [bare] + .usual, by: by)?.last
                #expect(last == 9, "They are sorted by \(by), and one lacks nothing but that.")
            }
        },
        Requirement(
            "ARTICLES-PRESENTER-21",
            .should,
            "Articles that are equal in what they are sorted by stay in the order in which they came.",
            source: "fault class: rows that jump with each sort",
            tags: [.content],
            presupposes: [
                "ARTICLES-PRESENTER-15", "ARTICLES-PRESENTER-17", "ARTICLES-PRESENTER-18", "ARTICLES-PRESENTER-19",
            ]
        ) { trial in
            let articles = [8, 1, 6, 3, 5].map {
                Article($0, date: "05/26/2014", title: "Bees", website: "Polygon", authors: "Ann Abel, No. \($0)")
            }
            for by in ArticlesSortBy.allCases {
                let order = try await trial.order(of: articles, by: by)
                #expect(order == [8, 1, 6, 3, 5], "They are sorted by \(by).")
            }
            let dates = ["06/02/2014", "05/26/2014", "06/01/2014"].enumerated()
            let dated = dates.map { Article($0, date: $1, title: "Bees", website: "Polygon", authors: "Ann Abel") }
            for (articles, words) in [(dated, "alike"), (dates.map { Article($0, date: $1) }, "missing")] {
                for by in [ArticlesSortBy.title, .website, .author] {
                    let run = try await trial.show(articles)
                    try await run.choose(.date)
                    try await run.choose(by)
                    let texts = "The texts are \(words)."
                    #expect(run.articles?.numbers == [0, 1, 2], "They are sorted by date, and then by \(by). \(texts)")
                }
            }
            let titled = ["Crossing", "Atlas", "Bees"].enumerated().map {
                Article($0, date: "05/26/2014", title: $1, website: "Polygon", authors: "Ann Abel")
            }
            for by in [ArticlesSortBy.date, .website, .author] {
                let order = try await trial.order(of: titled, by: by)
                #expect(order == [0, 1, 2], "They are sorted by \(by), and their titles differ.")
            }
        },
    ]
}
