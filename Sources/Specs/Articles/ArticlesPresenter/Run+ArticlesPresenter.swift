extension Trial<ArticlesPresenterSpec> {
    /// Starts a presenter that shows articles.
    func show(_ articles: [Article], locale: String = "en_US") async throws -> ArticlesPresenterSpec.Run {
        let run = try await start(ArticlesPresenterFixture(locale: locale))
        await run.update(finding: articles)
        return run
    }

    /// The numbers of articles in the order in which they are shown once a sort is chosen.
    func order(
        of articles: [Article],
        by order: ArticlesSortBy,
        locale: String = "en_US"
    ) async throws -> [Int]? {
        let run = try await show(articles, locale: locale)
        try await run.choose(order)
        return run.articles?.numbers
    }
}

extension Run<ArticlesPresenterSpec> {
    /// Updates the view, and waits until the interactor is asked, unless an answer is on its way already.
    func update() async {
        let (count, isBusy) = (fixture.interactor.calls.count, fixture.isBusy)
        await step("updateView()", until: { isBusy || $0.interactor.calls.count > count }) { $0.updateView() }
    }

    /// Updates the view, and answers as often as the interactor is asked.
    func update(finding articles: [Article]?) async {
        let count = fixture.interactor.calls.count
        await update()
        for _ in count..<max(count, fixture.interactor.calls.count) { await tellAndWait(articles) }
    }

    /// Tells the presenter what was fetched, or nothing for a failure.
    func tell(_ articles: [Article]?) {
        if let articles {
            act("articlesFetched(\(PlainText.of(articles, limit: 500)))") { $0.articlesFetched(articles) }
        } else {
            act("articlesFetchFailed()") { $0.articlesFetchFailed() }
        }
    }

    /// Tells the presenter what was fetched, and waits until it is on the screen.
    func hear(_ articles: [Article]?) async {
        let failures = fixture.failures
        tell(articles)
        await settleShowing(articles, failures: failures + 1)
    }

    /// Waits until the articles are on screen, or the failures add up to a number, and the indicator is off.
    func settleShowing(_ articles: [Article]?, failures: Int) async {
        await settle { fixture in
            guard !fixture.isBusy else { return false }
            guard let articles else { return fixture.failures >= failures }
            return articles.isEmpty ? fixture.screen == .noContent : fixture.articles?.count == articles.count
        }
    }

    /// Tells the presenter what was fetched, and waits until it is shown.
    func tellAndWait(_ articles: [Article]?) async {
        let (count, failures) = (fixture.contents.count, fixture.failures)
        tell(articles)
        await settle { articles == nil ? $0.failures > failures : $0.contents.count > count }
    }

    /// Taps on “sort”, and returns whether the user can choose now.
    func tapSort() async -> Bool {
        let count = fixture.wireframe.presentSortOptions.held.count
        await step("didTapSort()", until: { $0.wireframe.presentSortOptions.held.count > count }) { $0.didTapSort() }
        return fixture.wireframe.presentSortOptions.held.count > count
    }

    /// Taps on “sort”, and chooses.
    func choose(_ order: ArticlesSortBy) async throws {
        let isAsked = await tapSort()
        try CouldNotLook.unless(isAsked, "the user was never asked what to sort by.")
        await give(order)
    }

    /// Answers the last question what to sort by, or an earlier one, and waits until the list is shown again.
    func give(_ order: ArticlesSortBy, to held: HeldAnswer<Void, ArticlesSortBy, Never>? = nil) async {
        let count = fixture.contents.count
        let isList = fixture.articles != nil
        (held ?? fixture.wireframe.presentSortOptions.held.last)?.give(order)
        await settle { !isList || $0.contents.count > count }
    }
}
