import Testing

/// What has to be true of a presenter with which the user reviews a show.
///
/// ```swift
/// @Suite struct OurReviewPresenter {
///     @Test(arguments: ReviewPresenterSpec.requirements)
///     func conforms(to requirement: ReviewPresenterSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             OurPresenter(
///                 view: fixture.view,
///                 interactor: fixture.interactor,
///                 wireframe: fixture.wireframe,
///                 showId: fixture.showId
///             )
///         }
///     }
/// }
/// ```
public enum ReviewPresenterSpec: Spec {
    /// The id of the show, the view, the interactor and the wireframe.
    public typealias Fixture = ReviewPresenterFixture
    /// A presenter, or an adapter that forwards everything to one.
    public typealias Subject = any ReviewPresenterInterface

    /// All requirements.
    public static let requirements: [Requirement] =
        writing + submitting("REVIEW-PRESENTER", from: 4) + requesting("REVIEW-PRESENTER", from: 8)
        + shared("REVIEW-PRESENTER", from: 14)

    private static let writing: [Requirement] = [
        Requirement(
            "REVIEW-PRESENTER-01",
            .must,
            "The user can submit exactly when there is a comment and a rating from one to five.",
            source: "iOS-VIPER-Xcode-Templates, demo: a review has a rating and a comment",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            await expectAvailable(false, run, "Nothing is chosen.")
            await run.step("commentChanged(\"Good.\")") { $0.commentChanged("Good.") }
            await expectAvailable(false, run, "A comment was written, and no star is chosen.")
            for rating in [1, 0, 5, 6, 4, -1, 3, .max, 2, .min] {
                await run.step("ratingChanged(\(rating))") { $0.ratingChanged(rating) }
                await expectAvailable((1...5).contains(rating), run, "\(rating) was chosen.")
            }
            for comment in ["", "Bad.", "", "A", "", "👍"] {
                await run.step("The user writes “\(comment)”, with four stars.") { presenter in
                    presenter.ratingChanged(4)
                    presenter.commentChanged(comment)
                }
                await expectAvailable(!comment.isEmpty, run, "The comment is “\(comment)”.")
            }
            let busy = try await filled(trial)
            await busy.step("submit()") { $0.submit() }
            await answer(busy, 0)
            await expectAvailable(true, busy, "A request failed, and nothing was changed since.")
            await busy.step("submit()") { $0.submit() }
            await busy.step("ratingChanged(5)") { $0.ratingChanged(5) }
            await answer(busy, 0)
            await expectAvailable(true, busy, "5 was chosen during a request, which failed.")
            await busy.step("submit()") { $0.submit() }
            await busy.step("ratingChanged(0)") { $0.ratingChanged(0) }
            await answer(busy, 0)
            await expectAvailable(false, busy, "0 was chosen during a request, which failed.")
            await busy.step("The user fills in all that is needed.") { fill($0) }
            await expectAvailable(true, busy, "All was filled in after a request that failed.")
        },
        Requirement(
            "REVIEW-PRESENTER-02",
            .must,
            "The interactor is asked once, for this show, with comment and rating as they are at the moment of the tap.",
            source: "fault class: comments trimmed; ratings counted from zero; the first rating kept",
            tags: [.content]
        ) { trial in
            let long = String(repeating: "Good. ", count: 2_000)
            for (index, comment) in ([String].delicate.prefix(12) + [long]).enumerated() {
                let showId = comment == long ? "7" : "\(comment)\(index)\(comment)"
                let run = try await trial.start(Fixture(showId: showId))
                await run.step("The user writes.") { presenter in
                    presenter.ratingChanged(1 + (index + 2) % 5)
                    presenter.commentChanged("Bad.")
                    presenter.commentChanged(comment)
                    presenter.ratingChanged(1 + index % 5)
                }
                let before = run.interactor.calls.count
                await run.step("submit()") { $0.submit() }
                let asked = run.interactor.calls.dropFirst(before).map { ExactText(PlainText.of($0, limit: 20_000)) }
                let call = ReviewInteractorInterfaceMock.Call.addReview(comment, rating: 1 + index % 5, for: run.showId)
                #expect(asked == [ExactText(PlainText.of(call, limit: 20_000))])
            }
            let hasty = try await filled(trial)
            let before = hasty.interactor.calls.count
            hasty.act("submit()") { $0.submit() }
            await hasty.step("commentChanged(\"Too late.\")") { $0.commentChanged("Too late.") }
            await hasty.settle { $0.interactor.calls.count > before }
            let call = ReviewInteractorInterfaceMock.Call.addReview("Good.", rating: 4, for: hasty.showId)
            let asked = Array(hasty.interactor.calls.dropFirst(before))
            #expect(asked == [call], "This was written at the tap, and something else at once.")
        },
        Requirement(
            "REVIEW-PRESENTER-03",
            .must,
            "After a failure, the user can submit the review again, with any changes made since.",
            source: "fault class: a review that is lost with its request",
            tags: [.answers],
            presupposes: ["REVIEW-PRESENTER-12"]
        ) { trial in
            let run = try await filled(trial)
            for (rating, comment) in [(4, "Good."), (4, "Good."), (5, "Good."), (5, "Very good.")] {
                await run.step("The user goes on writing.") { presenter in
                    if rating == 5 { presenter.ratingChanged(rating) }
                    if comment != "Good." { presenter.commentChanged(comment) }
                }
                let before = run.interactor.calls.count
                await run.step("submit()") { $0.submit() }
                let call = ReviewInteractorInterfaceMock.Call.addReview(comment, rating: rating, for: run.showId)
                #expect(run.interactor.calls.dropFirst(before) == [call])
                await answer(run, 0)
            }
            await run.step("submit()") { $0.submit() }
            await run.step("The user goes on writing meanwhile.") { presenter in
                presenter.ratingChanged(2)
                presenter.commentChanged("Bad.")
            }
            await answer(run, 0)
            let before = run.interactor.calls.count
            await run.step("submit()") { $0.submit() }
            #expect(run.interactor.calls.dropFirst(before) == [.addReview("Bad.", rating: 2, for: run.showId)])
        },
    ]
}

extension ReviewPresenterSpec: SubmittingPresenter {
    package static func fixture() -> Fixture { Fixture() }

    package static func fixture(answering kind: Int) -> Fixture {
        let fixture = Fixture()
        if kind > 0 {
            fixture.interactor.addReview.give([Review].usual[0])
        } else {
            fixture.interactor.addReview.fail(NoConnection())
        }
        return fixture
    }

    package static func fill(_ presenter: Subject) {
        presenter.commentChanged("Good.")
        presenter.ratingChanged(4)
    }

    package static func spoil(_ presenter: Subject) { presenter.ratingChanged(0) }

    package static func goOnMeanwhile(_ run: Run<Self>) async {
        await run.step("The user takes the stars back, and writes another review.") { presenter in
            spoil(presenter)
            fill(presenter)
            presenter.commentChanged("Very good.")
        }
    }

    package static var submissions: [(name: String, tap: @MainActor (Subject) -> Void)] {
        [("submit()", { $0.submit() })]
    }

    package static func departures(in fixture: Fixture) -> Int { fixture.wireframe.calls.count { $0 == .close } }

    package static func availabilities(in fixture: Fixture) -> [Bool] {
        fixture.view.calls.compactMap { if case .setActionsAvailable(let isOn) = $0 { isOn } else { nil } }
    }

    package static func requests(in fixture: Fixture) -> Int { fixture.interactor.calls.count }

    package static func held(_ request: Int, in fixture: Fixture) -> (any HeldQuestion)? {
        fixture.interactor.addReview.held.asked(request)
    }

    package static func forgetAnswered(in fixture: Fixture) { fixture.interactor.addReview.forgetAnswered() }

    package static func give(_ kind: Int, to request: Int, in fixture: Fixture) {
        fixture.interactor.addReview.held[request].end(
            with: kind > 0 ? .success([Review].usual[0]) : .failure(failure(kind))
        )
    }

    package static func listener(in fixture: Fixture) -> AnyObject { fixture.view }

    package static func letGoOfListener(_ run: Run<Self>) async {
        await run.letGo(of: \.view, replacedBy: ReviewViewInterfaceSpy(log: run.log))
    }
}
