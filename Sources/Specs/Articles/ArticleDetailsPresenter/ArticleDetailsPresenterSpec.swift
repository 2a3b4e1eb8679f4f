import Testing

/// What has to be true of a presenter that shows the details of an article.
///
/// ```swift
/// @Suite struct OurDetailsPresenter {
///     @Test(arguments: ArticleDetailsPresenterSpec.requirements)
///     func conforms(to requirement: ArticleDetailsPresenterSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let presenter = OurPresenter(article: fixture.article)
///             presenter.view = fixture.view
///             return presenter
///         }
///     }
/// }
/// ```
public enum ArticleDetailsPresenterSpec: Spec {
    /// The view and the article.
    public typealias Fixture = ArticleDetailsPresenterFixture
    /// A presenter, or an adapter that forwards everything to one.
    public typealias Subject = any DetailsModuleInterface

    /// All requirements.
    public static let requirements: [Requirement] = [
        Requirement(
            "ARTICLE-DETAILS-PRESENTER-01",
            .must,
            "The presenter's article is shown with its texts as they are, and what is missing stays missing.",
            source: "iOS Project Architecture: Using VIPER: updateView() leads to showArticleDetails(_:)",
            tags: [.content]
        ) { trial in
            for article in [Article].delicate + .usual {
                let run = try await trial.start(Fixture(article))
                await run.update()
                #expect(Set(run.shown) == [ExactArticle(article)])
            }
        },
        Requirement(
            "ARTICLE-DETAILS-PRESENTER-02",
            .must,
            "Each update shows the article, even if it was shown before.",
            source: "fault class: a flag that is set the first time, so that a redrawn view stays empty",
            tags: [.content],
            presupposes: ["ARTICLE-DETAILS-PRESENTER-01"]
        ) { trial in
            let run = try await trial.start(Fixture())
            for _ in 1...3 {
                let count = run.shown.count
                await run.update()
                #expect(run.shown.count > count)
                #expect(Set(run.shown.dropFirst(count)) == [ExactArticle(run.fixture.article)])
            }
        },
        Requirement(
            "ARTICLE-DETAILS-PRESENTER-03",
            .must,
            "Neither presenter nor view is kept alive by the other.",
            source: "VIPER as published: the view owns the presenter",
            tags: [.lifetime]
        ) { trial in
            for isUpdated in [false, true] {
                let run = try await trial.start(Fixture())
                if isUpdated { await run.update() }
                await run.letGo(of: \.view, replacedBy: DetailsViewInterfaceSpy(log: run.log))
                await run.step("updateView()") { $0.updateView() }
                let kept = run.alive
                #expect(kept == [], "Nobody but the presenter could hold the view.")
                await run.letGo()
                let survivors = try await run.survivors()
                #expect(survivors == kept, "Nobody holds the presenter any more.")
            }
        },
        .quiet(
            "ARTICLE-DETAILS-PRESENTER-04",
            "Until the view is updated, it is told nothing.",
            start: { try await $0.start(Fixture()) },
            ask: { await $0.update() }
        ),
    ]
}

extension Run<ArticleDetailsPresenterSpec> {
    /// Updates the view.
    fileprivate func update() async {
        let count = fixture.view.calls.count
        await step("updateView()", until: { $0.view.calls.count > count }) { $0.updateView() }
    }
}
