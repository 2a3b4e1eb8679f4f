import Testing

extension HomePresenterSpec {
    static let listing: [Requirement] = [
        Requirement(
            "HOME-PRESENTER-01",
            .must,
            "Loading asks the interactor once for shows, and no other screen is shown.",
            source: "iOS-VIPER-Xcode-Templates, demo: loadShows() leads to getShows(_:)"
        ) { trial in
            let run = try await trial.start(Fixture())
            let before = run.interactor.calls.count
            await ask(run)
            #expect(run.interactor.calls.dropFirst(before) == [.getShows])
            await answer(run, 3)
            #expect(run.wireframe.calls == [])
        },
        Requirement(
            "HOME-PRESENTER-02",
            .must,
            "Each show is an item of its own, with its texts as they are, to the last character.",
            source: "fault class: texts trimmed or composed; shows without a picture, or of the same title, left out",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            await ask(run)
            let shows = [Show].delicate + (1...100).map { Show("Show \($0)") }
            try #require(run.interactor.getShows.held.last).give(shows)
            await run.settle { _ in items(run).count == shows.count }
            let read = items(run).map { ExactText(PlainText.of($0.item, limit: 100_000)) }
            #expect(read == shows.map { ExactText(PlainText.of($0, limit: 100_000)) })
        },
        Requirement(
            "HOME-PRESENTER-03",
            .must,
            "A tap on an item opens the details of the show that is read at its index, whichever item it is.",
            source: "iOS-VIPER-Xcode-Templates, demo: itemSelected(at:) leads to navigateToShowDetails(id:)",
            tags: [.content]
        ) { trial in
            for kind in [3, 2] {
                let run = try await trial.start(Fixture())
                for index in content(after: kind).indices {
                    // A presenter that guards against double taps may do so until the shows are loaded again.
                    await load(run, kind)
                    let opened = await opened(by: index, run)
                    #expect(opened == [.navigateToShowDetails(id: content(after: kind)[index].id)])
                }
            }
            let run = try await trial.start(Fixture())
            await ask(run)
            var twin = Show("Dark")
            twin.id = " Twin "
            run.interactor.getShows.held.last?.give([Show("Dark"), twin])
            await run.settle { _ in items(run).count == 2 }
            let opened = await opened(by: 1, run)
            #expect(opened == [.navigateToShowDetails(id: " Twin ")], "Both shows look the same.")
        },
        Requirement(
            "HOME-PRESENTER-04",
            .must,
            "After the list has changed, a tap on an item opens the show that is read at its index now.",
            source:
                "fault class: the shows of the first answer used for later taps; shows identified by their titles",
            tags: [.answers],
            presupposes: ["HOME-PRESENTER-03", "HOME-PRESENTER-17"]
        ) { trial in
            let run = try await trial.start(Fixture())
            for kind in [3, 2, 3] {
                await load(run, kind)
                let opened = await opened(by: 1, run)
                #expect(opened == [.navigateToShowDetails(id: content(after: kind)[1].id)])
            }
        },
        Requirement(
            "HOME-PRESENTER-05",
            .should,
            "During a reload, and after it has failed, a tap on an item opens the show that is read at its index.",
            source: "fault class: taps that are dead until the answer is there, or until a success",
            tags: [.answers],
            presupposes: ["HOME-PRESENTER-04", "HOME-PRESENTER-15", "HOME-PRESENTER-20"]
        ) { trial in
            for hasFailed in [false, true] {
                let run = try await trial.start(Fixture())
                for kind in [2, 3] { await load(run, kind) }
                _ = await opened(by: 2, run)
                await ask(run)
                if hasFailed { await answer(run, 0) }
                guard !items(run).isEmpty else {
                    throw NotApplicable("There are no items meanwhile; see HOME-PRESENTER-21.")
                }
                let opened = await opened(by: 1, run)
                #expect(opened == [.navigateToShowDetails(id: [Show].usual[1].id)])
            }
        },
    ]

    static let leaving: [Requirement] = [
        Requirement(
            "HOME-PRESENTER-06",
            .must,
            "Logging out first removes the user and then opens the login, each once.",
            source:
                "iOS-VIPER-Xcode-Templates, demo: logout(); fault class: the login shown while the user is still there",
            tags: [.content]
        ) { trial in
            for (loaded, waits) in [(nil, false), (3, false), (0, false), (nil, true), (3, true), (0, true)]
                as [(Int?, Bool)]
            {
                let run = try await trial.start(Fixture())
                if let loaded { await load(run, loaded) }
                if waits { await ask(run) }
                let before = run.log.calls.count
                await logout(run)
                let expected = [run.interactor.logged(.logout), run.wireframe.logged(.navigateToLogin)]
                #expect(run.log.calls.dropFirst(before).filter(expected.contains) == expected)
            }
        },
        Requirement(
            "HOME-PRESENTER-07",
            .must,
            "Logging out asks for no shows, and shows no alert.",
            source: "fault class: a list that is reloaded once the user is removed",
            presupposes: ["HOME-PRESENTER-06"]
        ) { trial in
            let run = try await trial.start(Fixture())
            await load(run, 3)
            let before = requests(in: run.fixture)
            await logout(run)
            #expect(requests(in: run.fixture) == before)
            #expect(run.alerts == [])
        },
        Requirement(
            "HOME-PRESENTER-08",
            .should,
            "A second tap on “log out” does nothing.",
            source: "fault class: a double tap that shows two logins",
            presupposes: ["HOME-PRESENTER-06"]
        ) { trial in
            let run = try await trial.start(Fixture())
            await load(run, 3)
            run.act("logout()") { $0.logout() }
            await logout(run)
            #expect(run.interactor.calls.count { $0 == .logout } == 1)
            #expect(run.wireframe.calls.count { $0 == .navigateToLogin } == 1)
        },
        Requirement(
            "HOME-PRESENTER-09",
            .must,
            "If a request that was under way when the user logged out fails, no alert is shown over the login.",
            source: "fault class: “not authorised” after logging out, since the token was removed meanwhile",
            tags: [.answers],
            presupposes: ["HOME-PRESENTER-06"]
        ) { trial in
            for isFirst in [true, false] {
                let run = try await trial.start(Fixture())
                if !isFirst { await load(run, 3) }
                await ask(run)
                await logout(run)
                give(0, to: requests(in: run.fixture) - 1, in: run.fixture)
                await run.settle()
                #expect(run.alerts == [])
            }
        },
        Requirement(
            "HOME-PRESENTER-10",
            .must,
            "When the user logs out while a request is under way, the HUD is hidden in the end.",
            source: "fault class: a HUD over the login, since nobody handles the answer any more",
            tags: [.answers],
            presupposes: ["HOME-PRESENTER-06"]
        ) { trial in
            for (loaded, kind) in [(nil, 3), (nil, 0), (3, 2), (3, 0)] as [(Int?, Int)] {
                let run = try await trial.start(Fixture())
                if let loaded { await load(run, loaded) }
                await ask(run)
                await logout(run)
                give(kind, to: requests(in: run.fixture) - 1, in: run.fixture)
                await run.settle { !$0.isBusy }
                #expect(run.indicator == "off")
            }
        },
    ]

    @MainActor private static func logout(_ run: Run<Self>) async {
        await run.step("logout()", until: { $0.wireframe.calls.contains(.navigateToLogin) }) { $0.logout() }
    }

    /// Taps an item, and returns where that leads.
    @MainActor private static func opened(by index: Int, _ run: Run<Self>) async -> [HomeWireframeInterfaceSpy.Call] {
        let count = run.wireframe.calls.count
        await run.step("itemSelected(at: \(index))", until: { $0.wireframe.calls.count > count }) {
            $0.itemSelected(at: index)
        }
        return Array(run.wireframe.calls.dropFirst(count))
    }
}
