import Testing

extension RequestingPresenter {
    /// The requirements on every presenter that makes requests.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of their ids.
    ///   - first: The number of the first; the other five follow it.
    nonisolated static func requesting(_ prefix: String, from first: Int) -> [Requirement] {
        let id = ids(prefix, from: first)
        return [
            Requirement(
                id(0),
                .must,
                "While an answer is on its way, the HUD is on, during later requests too.",
                source: "iOS-VIPER-Xcode-Templates: showProgressHUD()",
                tags: [.answers],
                presupposes: [id(4)]
            ) { trial in
                let run = try await trial.start(fixture())
                for kind in followed + [kinds - 1] {
                    await ask(run)
                    await run.settle(until: \.isBusy)
                    #expect(run.indicator == "on")
                    await goOnMeanwhile(run)
                    #expect(run.indicator == "on", "The user has gone on meanwhile.")
                    await answer(run, kind)
                }
            },
            Requirement(
                id(1),
                .must,
                "Each answer hides the HUD once, whatever the answer is.",
                source: "iOS-VIPER-Xcode-Templates: hideProgressHUD(); fault class: a HUD that a failure leaves",
                tags: [.answers],
                presupposes: [id(4)]
            ) { trial in
                let run = try await trial.start(fixture())
                for kind in [cancellation] + followed + [kinds - 1] {
                    await ask(run)
                    let before = run.endings
                    await answer(run, kind)
                    await run.settle { $0.endings > before }
                    #expect(run.endings == before + 1)
                    #expect(run.indicator == "off")
                }
                for kind in staysAfterSuccess ? [0, kinds - 1] : [] {
                    await ask(run)
                    let last = requests(in: run.fixture) - 1
                    // Opens what is there during loading, if anything is.
                    let open = opening(run)
                    if let open { await run.step("The user opens what is there.", open) }
                    if held(last, in: run.fixture)?.count == 0 { give(kind, to: last, in: run.fixture) }
                    await run.settle { !$0.isBusy }
                    #expect(run.indicator == "off", open == nil ? nil : "The user has opened what is there meanwhile.")
                }
            },
            Requirement(
                id(2),
                .must,
                "Each failure is shown as one alert with a text, and a success as none.",
                source: "iOS-VIPER-Xcode-Templates: showAlert(with:message:); fault class: a failure that nobody sees",
                tags: [.answers],
                presupposes: [id(4)]
            ) { trial in
                let run = try await trial.start(fixture())
                for kind in followed + [kinds - 1] {
                    let before = run.alerts.count
                    await ask(run)
                    await answer(run, kind)
                    if kind == 0 { await run.settle { $0.alerts.count > before } }
                    #expect(run.alerts.count == before + (kind == 0 ? 1 : 0))
                    let isWordless = run.alerts.contains { $0.allSatisfy(\.isWhitespace) }
                    #expect(!isWordless, "An alert has no words.")
                }
            },
            Requirement(
                id(3),
                .must,
                "An answer that comes before the request returns hides the HUD and is not lost.",
                source: "fault class: a HUD that is shown after asking; an interactor with a cache answers at once",
                tags: [.answers],
                presupposes: [id(1), id(2)]
            ) { trial in
                for way in 0..<ways {
                    for kind in 0..<kinds {
                        let run = try await trial.start(fixture(answering: kind))
                        request(run, by: way)
                        await run.settle { $0.hud.last == false && $0.alerts.count == (kind == 0 ? 1 : 0) }
                        #expect(run.indicator == "off")
                        #expect(run.alerts.count == (kind == 0 ? 1 : 0))
                    }
                }
            },
            Requirement(
                id(4),
                .must,
                "After each answer the user can ask again.",
                source:
                    "fault class: a flag that only a success resets, or that an immediate answer does not reset",
                tags: [.answers]
            ) { trial in
                let run = try await trial.start(fixture())
                let prompt = try await trial.start(fixture(answering: 0))
                for (count, kind) in ([cancellation] + followed).enumerated() {
                    for run in [run, prompt] {
                        let before = requests(in: run.fixture)
                        await ask(run)
                        #expect(requests(in: run.fixture) > before, "\(asking) \(count) requests were answered before.")
                    }
                    await answer(run, kind)
                }
            },
            Requirement(
                id(5),
                .should,
                "If one request is answered twice, only the first answer has an effect.",
                source: "fault class: a service that calls its completion twice",
                tags: [.answers],
                presupposes: [id(1), id(2)]
            ) { trial in
                for way in 0..<ways {
                    for (kind, again) in [(0, 0), (kinds - 1, kinds - 1), (0, kinds - 1), (kinds - 1, 0)] {
                        let run = try await trial.start(fixture())
                        request(run, by: way)
                        await run.settle { requests(in: $0) > 0 }
                        let last = requests(in: run.fixture) - 1
                        try CouldNotLook.unless(last >= 0, "the presenter never asked for anything.")
                        guard held(last, in: run.fixture)?.canBeGivenAgain == true else {
                            throw NotApplicable("The presenter awaits its answer, so that there can be no second one.")
                        }
                        await answer(run, kind)
                        let tellings = run.tellings
                        give(again, to: last, in: run.fixture)
                        await run.settle()
                        #expect(run.tellings == tellings)
                    }
                }
            },
        ]
    }
}
