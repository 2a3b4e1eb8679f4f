import Testing

/// What has to be true of a login that is connected by streams, in addition to ``LoginPresenterSpec``.
///
/// ```swift
/// @Suite struct OurConfiguredLogin {
///     @Test(arguments: ConfiguredLoginSpec.requirements)
///     func conforms(to requirement: ConfiguredLoginSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let presenter = OurPresenter(interactor: fixture.interactor, wireframe: fixture.wireframe)
///             fixture.track(presenter)
///             return OurStreamingView(presenter, tells: fixture.view)
///         }
///     }
/// }
/// ```
///
/// You write `OurStreamingView`, since the streams are yours: it yields the user's actions, and tells `fixture.view`
/// what it reads. The kit's own, `StreamingLoginView` in `Tests/Probes/Shows`, has some fifty lines. The streams are
/// read once.
public enum ConfiguredLoginSpec: Spec {
    /// The view, the interactor and the wireframe.
    public typealias Fixture = LoginPresenterFixture
    /// A view with streams, which are read when the spec says so.
    public typealias Subject = any ConfiguredLogin

    private static let email = "ana@shows.example"

    /// All requirements.
    public static let requirements: [Requirement] = [
        Requirement(
            "CONFIGURED-LOGIN-01",
            .must,
            "Nothing happens until the streams are read; then all that the user did takes effect, also during requests.",
            source: "VIPER RxModule Guide: configure(with:); fault class: a subscription that is made by connecting"
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.step("The user fills in all that is needed.") { LoginPresenterSpec.fill($0) }
            await run.step("The user types the email again, letter by letter, and taps “log in”.") { presenter in
                for end in email.indices.dropFirst() { presenter.emailChanged(String(email[..<end])) }
                presenter.emailChanged(email)
                presenter.login()
            }
            #expect(run.log.calls == [])
            let reading = try await run.read()
            await run.settle { !$0.interactor.calls.isEmpty }
            #expect(run.interactor.calls == [.login(with: email, "secret word")])
            await run.step("emailChanged(\"later@shows.example\")") { $0.emailChanged("later@shows.example") }
            LoginPresenterSpec.give(0, to: 0, in: run.fixture)
            await run.settle { !$0.alerts.isEmpty }
            await run.step("login()") { $0.login() }
            await run.settle { $0.interactor.calls.count > 1 }
            let asked = run.interactor.calls.last
            #expect(asked == .login(with: "later@shows.example", "secret word"), "It was typed during a request.")
            reading.cancel()
            await run.settle()
        },
        Requirement(
            "CONFIGURED-LOGIN-02",
            .must,
            "Once the streams are no longer read, the user's actions have no effect.",
            source: "VIPER RxModule Guide: the subscriptions end with their bag; fault class: a task that goes on",
            presupposes: ["CONFIGURED-LOGIN-01"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let reading = try await run.read()
            // All is filled in first, so that taking something back is a change that the view would be told.
            await run.step("The user fills in all that is needed.") { LoginPresenterSpec.fill($0) }
            reading.cancel()
            await run.settle()
            let calls = run.log.calls
            await run.step("The user takes something back.") { LoginPresenterSpec.spoil($0) }
            for way in LoginPresenterSpec.submissions.indices { await run.submit(by: way) }
            #expect(run.log.calls == calls)
        },
        Requirement(
            "CONFIGURED-LOGIN-03",
            .must,
            "Once the streams are no longer read, an answer opens no screen, and nobody is remembered.",
            source: "fault class: a request that outlives its view, and a home screen that opens by itself",
            tags: [.answers],
            presupposes: ["CONFIGURED-LOGIN-01"]
        ) { trial in
            for (way, isSuccess) in [(0, true), (0, false), (1, true), (1, false)] {
                let run = try await trial.start(Fixture())
                let reading = try await run.read()
                await run.step("rememberMeChanged(true)") { $0.rememberMeChanged(true) }
                await run.submit(by: way)
                await run.settle { !$0.interactor.calls.isEmpty }
                reading.cancel()
                await run.settle()
                let calls = run.log.calls
                LoginPresenterSpec.give(isSuccess ? 1 : 0, to: 0, in: run.fixture)
                await run.settle()
                #expect(run.log.calls == calls)
            }
        },
        Requirement(
            "CONFIGURED-LOGIN-04",
            .must,
            "Everything is deallocated once the streams are no longer read and nobody holds the presenter.",
            source: "fault class: a task that reads the view's streams, and keeps the presenter",
            tags: [.lifetime],
            presupposes: ["CONFIGURED-LOGIN-01"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let reading = try await run.read()
            await run.submit(by: 0)
            await run.settle { !$0.interactor.calls.isEmpty }
            reading.cancel()
            await run.letGo()
            let survivors = try await run.survivors()
            #expect(survivors == [])
        },
        Requirement(
            "CONFIGURED-LOGIN-05",
            .must,
            "When a request fails, a tap that came during it does not submit afterwards.",
            source: "fault class: a loop that awaits each answer before it reads on, while its stream buffers the taps",
            tags: [.answers],
            presupposes: ["CONFIGURED-LOGIN-01"]
        ) { trial in
            for (name, tap) in LoginPresenterSpec.submissions {
                let run = try await trial.start(Fixture())
                let reading = try await run.read()
                await run.submit(by: 0)
                await run.settle { !$0.interactor.calls.isEmpty }
                await run.step(name, tap)
                // Another requirement says whether a tap during a request submits at once.
                let submitted = run.interactor.calls.count
                LoginPresenterSpec.give(0, to: 0, in: run.fixture)
                await run.settle { !$0.alerts.isEmpty }
                await run.settle()
                #expect(run.interactor.calls.count == submitted, "\(name) was called during the request, which failed.")
                reading.cancel()
                await run.settle()
            }
        },
    ]
}

extension Run<ConfiguredLoginSpec> {
    /// Begins to read the streams, as a view on screen does.
    fileprivate func read() async throws -> Task<Void, Never> {
        let subject = try subject
        var reading: Task<Void, Never>?
        act("The streams are read.") { reading = Task { await subject.read() } }
        await settle()
        return try #require(reading)
    }

    /// Fills in all that is needed, and taps.
    fileprivate func submit(by way: Int) async {
        let (name, tap) = LoginPresenterSpec.submissions[way]
        await step("The user fills in all that is needed, and \(name)") { presenter in
            LoginPresenterSpec.fill(presenter)
            tap(presenter)
        }
    }
}
