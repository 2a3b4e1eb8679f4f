import Testing

extension ShowDetailsPresenterSpec {
    /// The orders in which the show and its reviews can come.
    private static let orders = [["show", "reviews"], ["reviews", "show"]]

    static let together: [Requirement] = [
        Requirement(
            "SHOW-DETAILS-PRESENTER-01",
            .must,
            "Loading asks for the show and for its reviews, each once, with the show's id, before any answer is there.",
            source: "iOS-VIPER-Xcode-Templates, demo: Single.zip(getShowDetails, getAllReviews)"
        ) { trial in
            for id in ["7", "007", " a", "A"] {
                let run = try await trial.start(Fixture(showId: id))
                let before = run.interactor.calls.count
                await ask(run)
                let asked = run.interactor.calls.dropFirst(before)
                #expect(asked.count == 2)
                #expect(asked.contains(.getShowDetails(for: id)))
                #expect(asked.contains(.getAllReviews(for: id)))
            }
        },
        Requirement(
            "SHOW-DETAILS-PRESENTER-02",
            .must,
            "Until show and reviews are both there, neither is shown and the HUD is on, whichever comes first.",
            source: "fault class: a half-filled screen; a HUD that the first answer hides",
            tags: [.answers]
        ) { trial in
            for (order, kind) in orders.flatMap({ [($0, 3), ($0, 1)] }) {
                let run = try await askAndHold(trial)
                for (part, count) in zip(order, 0...) {
                    #expect(items(run) == [])
                    // Once the show has come, its title may be there: a view does not read it before it is told to.
                    let (title, isThere) = (try run.subject.title, order.prefix(count).contains("show"))
                    #expect(title == nil || isThere, "This is the title meanwhile.")
                    #expect(run.indicator == "on")
                    await give(part, kind, run)
                    if count == 1 { await run.settle { !$0.isBusy } }
                }
                #expect(content(run) == expected(kind))
                #expect(run.indicator == "off")
            }
        },
        Requirement(
            "SHOW-DETAILS-PRESENTER-03",
            .must,
            "Reloaded content is shown once show and reviews are both there, and never mixed with earlier content.",
            source: "fault class: show and reviews kept apart, so that new ones stand beside old ones",
            tags: [.answers],
            presupposes: ["SHOW-DETAILS-PRESENTER-02", "SHOW-DETAILS-PRESENTER-17"]
        ) { trial in
            for order in orders {
                let run = try await trial.start(Fixture())
                await load(run, 3)
                let before = try run.subject.title
                await ask(run)
                await give(order[0], 2, run)
                let isWhole = [[], expected(3)].contains(content(run))
                #expect(isWhole, "There are rows of two answers.")
                let title = try run.subject.title
                let isOld = title == nil || title == before
                #expect(isOld, "“\(title ?? "")” stands above the rows of another answer.")
                await give(order[1], 2, run)
                await run.settle { _ in content(run) == expected(2) }
                #expect(content(run) == expected(2))
            }
            for order in orders {
                let run = try await trial.start(Fixture())
                await load(run, 3)
                for _ in 1...2 { await ask(run) }
                // A presenter that joins requests that overlap has asked once.
                guard requests(in: run.fixture) > 2 else { continue }
                await give(order[1], 1, run, to: 1)
                await give(order[0], 2, run)
                let isWhole = [[], expected(3)].contains(content(run))
                #expect(isWhole, "There are rows of two answers, of which one is outdated.")
                await give(order[1], 2, run)
                await run.settle { _ in content(run) == expected(2) }
                #expect(content(run) == expected(2))
                let older = requests(in: run.fixture)
                for _ in 1...2 { await ask(run) }
                guard requests(in: run.fixture) == older + 2 else { continue }
                await give(order[0], 3, run)
                for part in order { await give(part, 1, run, to: older) }
                await give(order[1], 3, run)
                await run.settle { _ in content(run) == expected(3) }
                #expect(content(run) == expected(3), "Half of it came before an outdated answer, and half of it after.")
            }
        },
        Requirement(
            "SHOW-DETAILS-PRESENTER-04",
            .must,
            "If show or reviews fail, there is one alert, the HUD is hidden once, and nothing is shown, in any order.",
            source: "fault class: the other half shown after a failure; a failure that is handled for one part only",
            tags: [.answers],
            presupposes: ["SHOW-DETAILS-PRESENTER-12", "SHOW-DETAILS-PRESENTER-13"]
        ) { trial in
            for failing in ["show", "reviews"] {
                for order in orders {
                    let run = try await askAndHold(trial)
                    for part in order { await give(part, part == failing ? 0 : 3, run) }
                    await run.settle { !$0.isBusy && !$0.alerts.isEmpty }
                    #expect(run.alerts.count == 1)
                    #expect(run.endings == 1)
                    #expect(items(run) == [])
                    let title = try run.subject.title
                    #expect(title == nil)
                    await load(run, 3)
                    let (alerts, endings) = (run.alerts.count, run.endings)
                    await ask(run)
                    for part in order { await give(part, part == failing ? 0 : 2, run) }
                    await run.settle { $0.endings > endings && $0.alerts.count > alerts }
                    #expect(run.alerts.count == alerts + 1)
                    #expect(run.endings == endings + 1)
                    let isWhole = [[], expected(3)].contains(content(run))
                    #expect(isWhole, "There are rows of a load that failed.")
                }
            }
        },
        Requirement(
            "SHOW-DETAILS-PRESENTER-05",
            .must,
            "If show and reviews both fail, there is one alert, too.",
            source: "fault class: an alert for each request",
            tags: [.answers],
            presupposes: ["SHOW-DETAILS-PRESENTER-04"]
        ) { trial in
            for order in orders {
                let run = try await askAndHold(trial)
                for part in order { await give(part, 0, run) }
                await run.settle { !$0.isBusy && !$0.alerts.isEmpty }
                #expect(run.alerts.count == 1)
                #expect(run.endings == 1)
            }
        },
        Requirement(
            "SHOW-DETAILS-PRESENTER-06",
            .must,
            "Content from a failed load is not mixed with the content of the next one.",
            source: "fault class: the half of a failed load kept for the next",
            tags: [.answers],
            presupposes: [
                "SHOW-DETAILS-PRESENTER-02", "SHOW-DETAILS-PRESENTER-04", "SHOW-DETAILS-PRESENTER-15",
                "SHOW-DETAILS-PRESENTER-17",
            ]
        ) { trial in
            for (failing, order) in [("show", orders[1]), ("reviews", orders[0])] {
                let run = try await askAndHold(trial)
                for part in order { await give(part, part == failing ? 0 : 3, run) }
                await ask(run)
                await give(failing, 2, run)
                #expect(items(run) == [])
                await give(failing == "show" ? "reviews" : "show", 2, run)
                await run.settle { _ in content(run) == expected(2) }
                #expect(content(run) == expected(2))
            }
        },
        Requirement(
            "SHOW-DETAILS-PRESENTER-07",
            .should,
            "If the show or the reviews come twice, the second answer is not taken for the other part.",
            source: "fault class: answers that are counted, or a group that is left too often, which ends the process",
            tags: [.answers],
            presupposes: ["SHOW-DETAILS-PRESENTER-02", "SHOW-DETAILS-PRESENTER-03", "SHOW-DETAILS-PRESENTER-11"]
        ) { trial in
            for part in ["show", "reviews"] {
                let run = try await askAndHold(trial)
                guard held(0, in: run.fixture)?.canBeGivenAgain == true else {
                    throw NotApplicable("The presenter awaits both, so that nothing can come twice.")
                }
                for _ in 1...2 { await give(part, 3, run) }
                #expect(items(run) == [])
                #expect(run.indicator == "on")
                let again = try await trial.start(Fixture())
                await load(again, 3)
                await ask(again)
                for _ in 1...2 { await give(part, 2, again) }
                let isWhole = [[], expected(3)].contains(content(again))
                #expect(isWhole, "There are rows of two answers.")
                #expect(again.indicator == "on", "The details are loaded again.")
            }
        },
    ]

    static let tapping: [Requirement] = [
        Requirement(
            "SHOW-DETAILS-PRESENTER-08",
            .must,
            "Once a show is loaded, the title is the show's title, as it is.",
            source: "iOS-VIPER-Xcode-Templates, demo: ShowDetailsEvents(title:)",
            tags: [.content],
            presupposes: ["SHOW-DETAILS-PRESENTER-02"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let before = try run.subject.title
            #expect(before == nil)
            for kind in [3, 4, 3, 2, 1] {
                await load(run, kind)
                let title = try run.subject.title
                #expect(title == found(kind).show.title)
            }
            await ask(run)
            for kind in [nil, 0] as [Int?] {
                if let kind { await answer(run, kind) }
                guard !items(run).isEmpty else { continue }
                let title = try run.subject.title
                #expect(title == found(1).show.title, "The show that was loaded before is still there.")
            }
        },
        Requirement(
            "SHOW-DETAILS-PRESENTER-09",
            .must,
            "A tap on “add review” opens a review of this show, and a tap on another row opens nothing.",
            source: "iOS-VIPER-Xcode-Templates, demo: the button hands on the id of the show",
            tags: [.content],
            presupposes: ["SHOW-DETAILS-PRESENTER-17"]
        ) { trial in
            for (first, kind) in [(3, 3), (1, 1), (1, 3), (3, 1)] {
                // A presenter may use the id of the show that came instead of the one it was given, so the two are the
                // same here.
                let run = try await trial.start(Fixture(showId: found(kind).show.id))
                await load(run, first)
                await load(run, kind)
                try CouldNotLook.unless(items(run).contains { $0.item == .addReview }, "there is no “add review”.")
                for index in items(run).indices {
                    // A presenter that guards against double taps may do so until the details are loaded again.
                    await load(run, kind)
                    let (before, isButton) = (run.wireframe.calls.count, items(run)[index].item == .addReview)
                    await run.step(
                        "itemSelected(at: \(index))",
                        until: { !isButton || $0.wireframe.calls.count > before }
                    ) { $0.itemSelected(at: index) }
                    let opened = Array(run.wireframe.calls.dropFirst(before))
                    #expect(opened == (isButton ? [.navigateToReview(id: run.showId)] : []))
                }
            }
            let fixture = Fixture(showId: " a ")
            fixture.formatter.format.give([.addReview, .description("about"), .noReviews])
            let run = try await trial.start(fixture)
            await ask(run)
            await answer(run, 3)
            // A presenter may have a formatter of its own.
            guard items(run).map(\.item) == [.addReview, .description("about"), .noReviews] else { return }
            await run.step("itemSelected(at: 2)") { $0.itemSelected(at: 2) }
            #expect(run.wireframe.calls == [], "The button is the first row here.")
            let opened = await openedByButton(run) ?? []
            let isRight = [" a ", found(3).show.id].contains { opened == [.navigateToReview(id: $0)] }
            #expect(isRight, "“ a ” was asked for, and “add review” led to \(opened).")
        },
        Requirement(
            "SHOW-DETAILS-PRESENTER-10",
            .should,
            "The view reads the formatter's rows one by one, and the formatter is not asked again for each row.",
            source: "iOS-VIPER-Xcode-Templates: the presenter knows nothing of how rows are made",
            tags: [.content],
            presupposes: ["SHOW-DETAILS-PRESENTER-17"]
        ) { trial in
            let fixture = Fixture()
            let rows: [ShowDetailsItem] = [.addReview, .noReviews, .image("a"), .averageRating(count: 3, average: "π")]
            fixture.formatter.format.give(rows)
            let run = try await trial.start(fixture)
            await ask(run)
            await answer(run, 3)
            await run.settle { _ in items(run).count == rows.count }
            let read = items(run)
            guard !run.formatter.calls.isEmpty else { throw NotApplicable("The presenter has a formatter of its own.") }
            #expect(read == rows.map(Read.init))
            let count = count(of: try run.subject)
            #expect(count == rows.count, "This is how many rows there are said to be.")
            #expect(run.formatter.calls == [.format(found(3).show, found(3).reviews)])
        },
    ]

    static let meanwhile: [Requirement] = [
        Requirement(
            "SHOW-DETAILS-PRESENTER-34",
            .should,
            "During a reload, and after it has failed, a tap on “add review” opens a review.",
            source: "fault class: taps that are dead until the answer is there, or until a success",
            tags: [.answers],
            presupposes: ["SHOW-DETAILS-PRESENTER-09", "SHOW-DETAILS-PRESENTER-15", "SHOW-DETAILS-PRESENTER-20"]
        ) { trial in
            for hasFailed in [false, true] {
                let run = try await trial.start(Fixture(showId: found(3).show.id))
                await load(run, 3)
                _ = await openedByButton(run)
                await ask(run)
                if hasFailed { await answer(run, 0) }
                let opened = await openedByButton(run)
                guard let opened else {
                    throw NotApplicable("There are no rows meanwhile; see SHOW-DETAILS-PRESENTER-21.")
                }
                #expect(opened == [.navigateToReview(id: run.showId)])
            }
        }
    ]

    /// Taps “add review”, and returns where that leads; `nil` if there is no such row.
    @MainActor private static func openedByButton(
        _ run: Run<Self>
    ) async -> [ShowDetailsWireframeInterfaceSpy.Call]? {
        guard let button = items(run).firstIndex(where: { leads($0.item) }) else { return nil }
        let count = run.wireframe.calls.count
        await run.step("itemSelected(at: \(button))", until: { $0.wireframe.calls.count > count }) {
            $0.itemSelected(at: button)
        }
        return Array(run.wireframe.calls.dropFirst(count))
    }

    /// Gives the show or the reviews to a request, or to the newest; kind 0 is a failure.
    @MainActor private static func give(_ part: String, _ kind: Int, _ run: Run<Self>, to request: Int? = nil) async {
        let request = request ?? requests(in: run.fixture) - 1
        if part == "show" {
            giveShow(kind, to: request, in: run.fixture)
        } else {
            run.interactor.getAllReviews.held[request].end(
                with: kind > 0 ? .success(found(kind).reviews) : .failure(NoConnection())
            )
        }
        await run.settle()
    }
}
