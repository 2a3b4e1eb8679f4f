import Testing

/// What has to be true of an interactor that logs a user in.
///
/// ```swift
/// @Suite struct OurLoginInteractor {
///     @Test(arguments: LoginInteractorSpec.requirements)
///     func conforms(to requirement: LoginInteractorSpec.Requirement) async throws {
///         try await requirement.verify { OurInteractor(userService: $0.userService) }
///     }
/// }
/// ```
public enum LoginInteractorSpec: Spec {
    /// The services.
    public typealias Fixture = ShowsInteractorFixture
    /// An interactor, or an adapter that forwards everything to one.
    public typealias Subject = any LoginInteractorInterface

    /// All requirements.
    public static let requirements: [Requirement] =
        asking("LOGIN-INTERACTOR", from: 1) + [
            Requirement(
                "LOGIN-INTERACTOR-11",
                .must,
                "Remembering the user asks the user service once each time, and asks for nothing else.",
                source: "iOS-VIPER-Xcode-Templates, demo: UserService.rememberUser()"
            ) { trial in
                let run = try await trial.start(Fixture())
                for _ in 1...2 {
                    let before = run.log.calls.count
                    await run.step("rememberUser()", until: { $0.log.calls.count > before }) { $0.rememberUser() }
                    #expect(Array(run.log.calls.dropFirst(before)) == [run.userService.logged(.rememberUser)])
                }
            }
        ]
}

extension LoginInteractorSpec: AskingInteractor {
    static var questions: [ServiceQuestion<Subject>] {
        let users = [User(id: "1", email: "ana@shows.example"), User(id: "", email: [String].delicate[0])]
        return [
            ServiceQuestion(
                "login(with:_:_:)",
                { $0.userService.login },
                values: users,
                arguments: { (with: $0, "password \($0)") }
            ) { $0.login(with: $1, "password \($1)", $2) },
            ServiceQuestion(
                "register(with:_:_:)",
                { $0.userService.register },
                values: users,
                arguments: { (with: $0, "password \($0)") }
            ) { $0.register(with: $1, "password \($1)", $2) },
            // The same user with different passwords, as after a typing error.
            ServiceQuestion(
                "login(with:_:_:)",
                { $0.userService.login },
                values: users,
                arguments: { (with: "ana@shows.example", $0) }
            ) { $0.login(with: "ana@shows.example", $1, $2) },
            // Different users with the same password.
            ServiceQuestion(
                "login(with:_:_:)",
                { $0.userService.login },
                values: users,
                arguments: { (with: $0, "secret word") }
            ) { $0.login(with: $1, "secret word", $2) },
        ]
    }
}
