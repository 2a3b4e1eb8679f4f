import Testing

/// A presenter that submits what the user has filled in, and then leads on.
@MainActor
package protocol SubmittingPresenter: RequestingPresenter {
    /// Fills in what can be submitted.
    static func fill(_ presenter: Subject)

    /// Takes back so much of it that it cannot be submitted any more.
    static func spoil(_ presenter: Subject)

    /// The ways in which it can be submitted, with their names.
    static var submissions: [(name: String, tap: @MainActor (Subject) -> Void)] { get }

    /// How often the user was led on.
    static func departures(in fixture: Fixture) -> Int

    /// Each time that the view was told whether something can be submitted.
    static func availabilities(in fixture: Fixture) -> [Bool]
}

extension SubmittingPresenter {
    package nonisolated static var kinds: Int { 2 }

    package nonisolated static var staysAfterSuccess: Bool { false }

    // After a success the user has gone.
    package nonisolated static func answers(endingIn kind: Int) -> [Int] { kind == 0 ? [0] : [0, kind] }

    package static var ways: Int { submissions.count }

    package static var asking: String { "The user has entered the same as the last time, if any, and submitted it." }

    package static func request(_ run: Run) { request(run, by: requests(in: run.fixture) % ways) }

    package static func request(_ run: Run, by way: Int) {
        run.act("The user fills in all that is needed.") { fill($0) }
        run.act(submissions[way].name, submissions[way].tap)
    }

    package static func goOnMeanwhile(_ run: Run) async {
        await run.step("The user takes something back, and fills it in again.") { presenter in
            spoil(presenter)
            fill(presenter)
        }
    }

    /// Starts a module, and fills in all that is needed.
    static func filled(_ trial: Trial<Self>) async throws -> Run {
        let run = try await trial.start(fixture())
        await run.step("The user fills in all that is needed.") { fill($0) }
        return run
    }

    /// Expects that something can be submitted, or not.
    static func expectAvailable(_ isAvailable: Bool, _ run: Run, _ comment: Comment) async {
        await run.settle { (availabilities(in: $0).last ?? false) == isAvailable }
        #expect((availabilities(in: run.fixture).last ?? false) == isAvailable, comment)
    }

    /// The requirements on every presenter that submits something.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of their ids.
    ///   - first: The number of the first; the other three follow it.
    nonisolated static func submitting(_ prefix: String, from first: Int) -> [Requirement] {
        let id = ids(prefix, from: first)
        return [
            Requirement(
                id(0),
                .must,
                "A success leads away from the screen once, and the HUD is off.",
                source: "iOS-VIPER-Xcode-Templates: hideProgressHUD(), and then the wireframe"
            ) { trial in
                for submission in submissions {
                    let run = try await filled(trial)
                    await run.step(submission.name, submission.tap)
                    await answer(run, 1)
                    await run.settle { departures(in: $0) > 0 && !$0.isBusy }
                    #expect(departures(in: run.fixture) == 1)
                    #expect(run.indicator == "off")
                    let typing = try await filled(trial)
                    await typing.step(submission.name, submission.tap)
                    await typing.step("The user takes something back, and enters it again.") { presenter in
                        spoil(presenter)
                        fill(presenter)
                    }
                    await answer(typing, 1)
                    await typing.settle { departures(in: $0) > 0 && !$0.isBusy }
                    #expect(departures(in: typing.fixture) == 1, "The user has typed meanwhile.")
                    #expect(typing.indicator == "off", "The user has typed meanwhile.")
                }
            },
            Requirement(
                id(1),
                .must,
                "Only a success leads away from the screen: neither the tap nor a failure does.",
                source: "fault class: the user led on at the tap, as in the published SwiftUI demo, or by each answer"
            ) { trial in
                for submission in submissions {
                    let run = try await filled(trial)
                    for _ in 1...2 {
                        #expect(departures(in: run.fixture) == 0)
                        await run.step(submission.name, submission.tap)
                        #expect(departures(in: run.fixture) == 0)
                        await answer(run, 0)
                    }
                    #expect(departures(in: run.fixture) == 0)
                }
            },
            Requirement(
                id(2),
                .must,
                "A double tap submits once, and a tap after a success never, even if the answer came immediately.",
                source: "fault class: two requests instead of one, and two screens in the end",
                tags: [.answers]
            ) { trial in
                for submission in submissions {
                    let run = try await filled(trial)
                    let before = requests(in: run.fixture)
                    for _ in 1...2 { run.act(submission.name, submission.tap) }
                    await run.settle { requests(in: $0) > before }
                    #expect(requests(in: run.fixture) == before + 1)
                    await answer(run, 1)
                    await run.settle { departures(in: $0) > 0 }
                    for _ in 1...2 { await run.step(submission.name, submission.tap) }
                    await goOnMeanwhile(run)
                    for (name, tap) in submissions { await run.step(name, tap) }
                    #expect(departures(in: run.fixture) == 1)
                    #expect(requests(in: run.fixture) == before + 1, "The taps after the success ask for nothing.")
                    let failed = try await filled(trial)
                    await failed.step(submission.name, submission.tap)
                    await answer(failed, 0)
                    // Another requirement checks that the user can submit again at all.
                    let tried = requests(in: failed.fixture)
                    for _ in 1...2 { failed.act(submission.name, submission.tap) }
                    await failed.settle { requests(in: $0) > tried }
                    #expect(requests(in: failed.fixture) <= tried + 1, "A request has failed before the double tap.")
                    let prompt = try await trial.start(fixture(answering: 1))
                    let first = requests(in: prompt.fixture)
                    await prompt.step("The user fills in all that is needed.") { fill($0) }
                    for _ in 1...2 { prompt.act(submission.name, submission.tap) }
                    await prompt.settle { departures(in: $0) > 0 }
                    await prompt.step(submission.name, submission.tap)
                    #expect(departures(in: prompt.fixture) == 1, "The interactor answers at once.")
                    #expect(requests(in: prompt.fixture) == first + 1, "The interactor answers at once.")
                }
            },
            Requirement(
                id(3),
                .should,
                "A tap does nothing while nothing can be submitted or a request is under way, even if something was typed since.",
                source: "fault class: a return key that works although the button is disabled",
                presupposes: [id(2)]
            ) { trial in
                for submission in submissions {
                    let run = try await filled(trial)
                    await run.step("The user takes something back.") { spoil($0) }
                    let (before, marks) = (requests(in: run.fixture), run.tellings)
                    await run.step(submission.name, submission.tap)
                    #expect(requests(in: run.fixture) == before)
                    #expect(run.tellings == marks)
                    let failed = try await filled(trial)
                    await failed.step(submission.name, submission.tap)
                    await answer(failed, 0)
                    await failed.step("The user takes something back.") { spoil($0) }
                    let first = requests(in: failed.fixture)
                    await failed.step(submission.name, submission.tap)
                    #expect(requests(in: failed.fixture) == first, "A request has failed before.")
                    let busy = try await filled(trial)
                    await busy.step(submission.name, submission.tap)
                    let asked = requests(in: busy.fixture)
                    await goOnMeanwhile(busy)
                    await busy.step(submission.name, submission.tap)
                    #expect(requests(in: busy.fixture) == asked, "A request is under way.")
                }
            },
        ]
    }
}
