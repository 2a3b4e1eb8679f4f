import Testing

extension LoginPresenterSpec {
    private static let good = (email: "ana@shows.example", password: "secret")

    static let typing: [Requirement] = [
        Requirement(
            "LOGIN-PRESENTER-01",
            .must,
            "The user can log in exactly when there is an email address and a password of six or more characters.",
            source:
                "iOS-VIPER-Xcode-Templates, demo: areActionsAvailable; EmailValidator, PasswordValidator(minLength: 6)",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            await expectAvailable(false, run, "Nothing is typed.")
            for isOn in [true, false] {
                await run.step("rememberMeChanged(\(isOn))") { $0.rememberMeChanged(isOn) }
                await expectAvailable(false, run, "Nothing is typed, and “remember me” was switched.")
            }
            for (email, password, isAvailable) in [
                (nil, "secret", false), ("ana@shows.example", nil, true), (nil, "secre", false), (nil, "secrets", true),
                ("", nil, false), ("anaanic", nil, false), ("ana.anic.hr", nil, false),
                ("ana.anic+tv@mail.example.hr", nil, true), (nil, "", false), (nil, "123456", true),
                ("ana", nil, false),
                ("a@bc.hr", nil, true), ("ana2@shows4.example", nil, true), ("ana-b@my-shows.example", nil, true),
                ("ana_b@shows.example", nil, true),
            ] as [(String?, String?, Bool)] {
                if let email { await type(email, nil, run) }
                if let password { await type(nil, password, run) }
                await expectAvailable(isAvailable, run, "“\(email ?? password ?? "")” was typed.")
            }
            for isLogin in [true, false] {
                let run = try await filled(trial)
                await tap(isLogin, run)
                await answer(run, 0)
                await expectAvailable(true, run, "A request failed, and nothing was typed since.")
                await tap(isLogin, run)
                await type(nil, "secrets", run)
                await answer(run, 0)
                await expectAvailable(true, run, "“secrets” was typed during a request, which failed.")
                await tap(isLogin, run)
                await type(nil, "secre", run)
                await answer(run, 0)
                await expectAvailable(false, run, "“secre” was typed during a request, which failed.")
                await type("ana", "secret", run)
                await type(good.email, nil, run)
                await tap(isLogin, run)
                await type("ana", nil, run)
                await answer(run, 0)
                await expectAvailable(false, run, "“ana” was typed during a request, which failed.")
                await type(good.email, "secret", run)
                await expectAvailable(true, run, "“secret” was typed after a request that failed.")
            }
        },
        Requirement(
            "LOGIN-PRESENTER-02",
            .must,
            "The characters of a password are counted as the user sees them, and spaces count, too.",
            source: "fault class: bytes or UTF-16 counted; a password that is trimmed",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            await type(good.email, nil, run)
            for (password, isAvailable) in [
                ("e\u{301}e\u{301}e\u{301}", false), ("👩‍👩‍👧‍👦👍🏽", false), (" 1234 ", true), ("ééééé", false),
                ("שלום12", true),
                ("👍🏽👍🏽👍🏽", false), ("žšđčćž", true),
            ] {
                await type(nil, password, run)
                await expectAvailable(isAvailable, run, "“\(password)” was typed.")
            }
        },
        Requirement(
            "LOGIN-PRESENTER-03",
            .should,
            "An email address that lacks a part, or has a space or a second “@”, is not accepted.",
            source: "fault class: any text with an “@” and a point taken for an address, as published",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            await type(nil, good.password, run)
            for email in [
                "@shows.example", "ana@", "ana @shows.example", "ana.anic@", "ana@shows.", "ana@shows@example.hr",
            ] {
                await type(good.email, nil, run)
                await run.settle { availabilities(in: $0).last == true }
                await type(email, nil, run)
                await expectAvailable(false, run, "“\(email)” was typed.")
            }
        },
        Requirement(
            "LOGIN-PRESENTER-04",
            .must,
            "The interactor is asked once, with email and password as they are at the moment of the tap.",
            source: "iOS-VIPER-Xcode-Templates, demo: login.withLatestFrom(inputs); fault class: a password trimmed",
            tags: [.content],
            presupposes: ["LOGIN-PRESENTER-17"]
        ) { trial in
            let long = String(repeating: "long ", count: 40)
            for password in ["secrets", " secret ", "SeCrEts", "e\u{301}123456", "\u{E9}123456", "secret\n", long] {
                for isLogin in [true, false] {
                    let run = try await trial.start(Fixture())
                    await type("old@shows.example", "password", run)
                    await type("ana@shows.example", password.uppercased(), run)
                    await type("Ana@shows.example", password, run)
                    await expectAsked("Ana@shows.example", password, byTapping: isLogin, run)
                }
            }
            for isLogin in [true, false] {
                let run = try await filled(trial)
                await tap(isLogin, run)
                await type("meanwhile@shows.example", "meanwhile", run)
                for (email, password, isOther) in [
                    (nil, nil, false), (nil, nil, false), ("later@shows.example", nil, false), (nil, "another", true),
                    (nil, "brother", false), (nil, "someone", true),
                ]
                    as [(String?, String?, Bool)]
                {
                    await answer(run, 0)
                    await type(email, password, run)
                    let now = email != nil || password != nil ? "later@shows.example" : "meanwhile@shows.example"
                    await expectAsked(now, password ?? "meanwhile", byTapping: isLogin != isOther, run)
                }
                let hasty = try await filled(trial)
                let before = hasty.interactor.calls.count
                hasty.act(submissions[isLogin ? 0 : 1].name, submissions[isLogin ? 0 : 1].tap)
                await type("late@shows.example", "too late", hasty)
                await hasty.settle { $0.interactor.calls.count > before }
                let call: LoginInteractorInterfaceMock.Call =
                    isLogin ? .login(with: good.email, "secret word") : .register(with: good.email, "secret word")
                let asked = Array(hasty.interactor.calls.dropFirst(before))
                #expect(asked == [call], "This was filled in at the tap, and something else at once.")
            }
        },
        Requirement(
            "LOGIN-PRESENTER-05",
            .should,
            "While one request is under way, the other button does nothing.",
            source: "fault class: “log in” and “register” tapped at once, and two screens in the end",
            presupposes: ["LOGIN-PRESENTER-11"]
        ) { trial in
            for isLogin in [true, false] {
                let run = try await filled(trial)
                await tap(isLogin, run)
                let before = requests(in: run.fixture)
                await tap(!isLogin, run)
                #expect(requests(in: run.fixture) == before)
            }
        },
    ]

    static let remembering: [Requirement] = [
        Requirement(
            "LOGIN-PRESENTER-06",
            .must,
            "If “remember me” was on at the moment of the tap, the user is remembered once after a success.",
            source:
                "iOS-VIPER-Xcode-Templates, demo: rememberUser(); fault class: the switch read when the answer comes",
            tags: [.answers],
            presupposes: ["LOGIN-PRESENTER-17"]
        ) { trial in
            for isLogin in [true, false] {
                for switches in [[true], [true, false, true], [true, true]] {
                    let run = try await filled(trial)
                    for isOn in switches { await remember(isOn, run) }
                    await tap(isLogin, run)
                    await remember(false, run)
                    await answer(run, 1)
                    await run.settle { $0.interactor.calls.contains(.rememberUser) }
                    #expect(run.interactor.calls.count { $0 == .rememberUser } == 1)
                }
                let early = try await trial.start(Fixture())
                await remember(true, early)
                await early.step("The user fills in all that is needed.") { fill($0) }
                await tap(isLogin, early)
                await answer(early, 1)
                await early.settle { $0.interactor.calls.contains(.rememberUser) }
                let count = early.interactor.calls.count { $0 == .rememberUser }
                #expect(count == 1, "It was switched on before anything was typed.")
                for moment in ["before the first try", "during the first try", "once it had failed"] {
                    let run = try await filled(trial)
                    if moment.hasPrefix("before") { await remember(true, run) }
                    await tap(isLogin, run)
                    if moment.hasPrefix("during") { await remember(true, run) }
                    await answer(run, 0)
                    if moment.hasPrefix("once") { await remember(true, run) }
                    await tap(isLogin, run)
                    await answer(run, 1)
                    await run.settle { $0.interactor.calls.contains(.rememberUser) }
                    let count = run.interactor.calls.count { $0 == .rememberUser }
                    #expect(count == 1, "It was switched on \(moment), and the second was a success.")
                }
            }
        },
        Requirement(
            "LOGIN-PRESENTER-07",
            .must,
            "If “remember me” was off at the moment of the tap, or the request fails, nobody is remembered.",
            source: "fault class: the switch read when the answer comes; a user remembered before there is one",
            tags: [.answers],
            presupposes: ["LOGIN-PRESENTER-17"]
        ) { trial in
            for isLogin in [true, false] {
                for (switches, later, kind) in [
                    ([], true, 1), ([true, false], true, 1), ([true, false, false], true, 1), ([true], true, 0),
                    ([], false, 1),
                ] {
                    let run = try await filled(trial)
                    for isOn in switches { await remember(isOn, run) }
                    await tap(isLogin, run)
                    if later { await remember(true, run) }
                    await answer(run, kind)
                    #expect(!run.interactor.calls.contains(.rememberUser))
                }
                for isMeanwhile in [false, true] {
                    let run = try await filled(trial)
                    await remember(true, run)
                    await tap(isLogin, run)
                    if isMeanwhile { await remember(false, run) }
                    await answer(run, 0)
                    if !isMeanwhile { await remember(false, run) }
                    await tap(isLogin, run)
                    await answer(run, 1)
                    #expect(!run.interactor.calls.contains(.rememberUser), "It was off when the second try began.")
                }
            }
        },
        Requirement(
            "LOGIN-PRESENTER-08",
            .should,
            "The user is remembered before home is shown.",
            source: "iOS-VIPER-Xcode-Templates, demo: saveUser(_:_:) comes before navigateToHome()",
            tags: [.answers],
            presupposes: ["LOGIN-PRESENTER-06", "LOGIN-PRESENTER-09", "LOGIN-PRESENTER-10"]
        ) { trial in
            for isLogin in [true, false] {
                let run = try await filled(trial)
                await remember(true, run)
                await tap(isLogin, run)
                await answer(run, 1)
                await run.settle { departures(in: $0) > 0 }
                let expected = [run.interactor.logged(.rememberUser), run.wireframe.logged(.navigateToHome)]
                #expect(run.log.calls.filter(expected.contains) == expected)
            }
        },
    ]

    @MainActor private static func type(_ email: String?, _ password: String?, _ run: Run<Self>) async {
        if let email { await run.step("emailChanged(\"\(email)\")") { $0.emailChanged(email) } }
        if let password { await run.step("passwordChanged(\"\(password)\")") { $0.passwordChanged(password) } }
    }

    /// Taps a button, and expects that the interactor is asked once, with an email and a password.
    @MainActor private static func expectAsked(
        _ email: String,
        _ password: String,
        byTapping isLogin: Bool,
        _ run: Run<Self>
    ) async {
        let before = run.interactor.calls.count
        let failures = before == 1 ? "1 request" : "\(before) requests"
        await tap(isLogin, run)
        let call: LoginInteractorInterfaceMock.Call =
            isLogin ? .login(with: email, password) : .register(with: email, password)
        let asked = run.interactor.calls.dropFirst(before).map(exact)
        #expect(asked == [exact(call)], "\(failures) failed before, and this is what the fields hold at the tap.")
    }

    @MainActor private static func remember(_ isOn: Bool, _ run: Run<Self>) async {
        await run.step("rememberMeChanged(\(isOn))") { $0.rememberMeChanged(isOn) }
    }

    @MainActor private static func tap(_ isLogin: Bool, _ run: Run<Self>) async {
        await run.step(submissions[isLogin ? 0 : 1].name, submissions[isLogin ? 0 : 1].tap)
    }

    /// A call, for a comparison to the last character.
    private static func exact(_ call: LoginInteractorInterfaceMock.Call) -> ExactText {
        ExactText(PlainText.of(call, limit: 1_000))
    }
}
