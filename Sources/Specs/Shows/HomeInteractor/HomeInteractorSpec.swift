import Testing

/// What has to be true of an interactor that finds shows, and logs out.
///
/// ```swift
/// @Suite struct OurHomeInteractor {
///     @Test(arguments: HomeInteractorSpec.requirements)
///     func conforms(to requirement: HomeInteractorSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             OurInteractor(showService: fixture.showService, userService: fixture.userService)
///         }
///     }
/// }
/// ```
public enum HomeInteractorSpec: Spec {
    /// The services.
    public typealias Fixture = ShowsInteractorFixture
    /// An interactor, or an adapter that forwards everything to one.
    public typealias Subject = any HomeInteractorInterface

    /// All requirements.
    public static let requirements: [Requirement] = asking("HOME-INTERACTOR", from: 1) + leaving

    private static let leaving: [Requirement] = [
        Requirement(
            "HOME-INTERACTOR-11",
            .must,
            "Each logout asks the user service once to remove the user, and asks for nothing else.",
            source: "iOS-VIPER-Xcode-Templates, demo: logout() leads to removeUser()"
        ) { trial in
            let run = try await trial.start(Fixture())
            for _ in 1...2 {
                let before = run.log.calls.count
                await run.step("logout()", until: { $0.log.calls.count > before }) { $0.logout() }
                #expect(Array(run.log.calls.dropFirst(before)) == [run.userService.logged(.removeUser)])
            }
            for question in questions {
                let waiting = try await trial.start(Fixture())
                await ask(waiting, question)
                await waiting.step("logout()", until: { $0.userService.calls == [.removeUser] }) { $0.logout() }
                #expect(waiting.userService.calls == [.removeUser], "“\(question.name)” is not answered yet.")
            }
        },
        Requirement(
            "HOME-INTERACTOR-12",
            .must,
            "A question that is open when the user logs out, or that is asked afterwards, is still answered once.",
            source:
                "contract of HomeInteractorInterface: called once for each call; fault class: a HUD that nobody hides",
            tags: [.answers],
            presupposes: ["HOME-INTERACTOR-02", "HOME-INTERACTOR-03", "HOME-INTERACTOR-05", "HOME-INTERACTOR-11"]
        ) { trial in
            for (question, kind) in questions.flatMap({ [($0, 0), ($0, nil)] as [(ServiceQuestion<Subject>, Int?)] }) {
                let run = try await trial.start(Fixture())
                let caller = await ask(run, question)
                await run.step("logout()") { $0.logout() }
                await answer(run, question, caller.index, kind)
                await run.settle { _ in !caller.answers.isEmpty }
                #expect(caller.answers.count == 1, "The service has answered after “logout()”.")
                let later = await ask(run, question)
                await answer(run, question, later.index, kind)
                await run.settle { _ in !later.answers.isEmpty }
                #expect(later.answers.count == 1, "This was asked after “logout()”.")
            }
        },
    ]
}

extension HomeInteractorSpec: AskingInteractor {
    static var questions: [ServiceQuestion<Subject>] {
        [
            ServiceQuestion(
                "getShows(_:)",
                { $0.showService.getShows },
                values: [.usual, .delicate, []],
                arguments: { _ in }
            ) { $0.getShows($2) }
        ]
    }
}
