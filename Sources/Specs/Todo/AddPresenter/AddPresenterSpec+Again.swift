import Foundation
import Testing

extension AddPresenterSpec {
    static let again: [Requirement] = [
        Requirement(
            "ADD-PRESENTER-18",
            .should,
            "However often the module is presented, saving and cancelling end it as they did the first time.",
            source: "fault class: a module that ends once and never again",
            presupposes: ["ADD-PRESENTER-01", "ADD-PRESENTER-04", "ADD-PRESENTER-06", "ADD-PRESENTER-07"]
        ) { trial in
            // A single tap has to be enough, and a second one has no effect.
            for taps in 1...2 {
                let run = try await trial.start(Fixture())
                for name in ["Buy milk", nil, nil, "Buy milk", "Buy bread", nil] {
                    await run.present()
                    let (consequences, expected) = await run.finish(saving: name, taps: taps)
                    #expect(consequences == expected)
                }
            }
            for name in ["Buy milk", nil] {
                let run = try await trial.present()
                let expected = run.ending(saving: name)
                run.end(saving: name)
                await run.present()
                await run.settle { $0.consequences.count >= expected.count }
                #expect(run.consequences == expected, "It was presented again at once.")
            }
        },
        Requirement(
            "ADD-PRESENTER-19",
            .must,
            "After a blank name was refused, the user can save a better one, or cancel.",
            source: "fault class: a flag against double taps that is set before the name is checked",
            tags: [.content],
            presupposes: ["ADD-PRESENTER-01", "ADD-PRESENTER-02", "ADD-PRESENTER-03", "ADD-PRESENTER-04"]
        ) { trial in
            var refused = 0
            for blanks in [[""], [" \n"], ["", " \n"], [" ", " ", " ", " "]] {
                for name in ["Buy milk", " Buy  milk ", nil] {
                    let run = try await trial.present()
                    for (index, blank) in blanks.enumerated() {
                        // The date of a refused item must not be used for the next one.
                        run.save(blank, run.tomorrow.addingTimeInterval(3 * 86_400))
                        await run.settle()
                        guard !run.consequences.isEmpty else { continue }
                        // The delegate may be told how the module ended only after the screen has gone.
                        await run.settle { !$0.delegate.calls.isEmpty }
                        let cancellations = run.delegate.calls.filter { $0 == .addModuleDidCancelAddAction }
                        #expect(index == 0 || cancellations == [])
                        break
                    }
                    let isSilent = !run.wireframe.calls.isEmpty && run.delegate.calls.isEmpty
                    #expect(!isSilent, "The module is dismissed, and nobody told how it ended.")
                    let isStuck = run.wireframe.calls.isEmpty && !run.delegate.calls.isEmpty
                    #expect(!isStuck, "The delegate is told how it ended, and the module not dismissed.")
                    guard run.consequences.isEmpty else { continue }
                    refused += 1
                    let (consequences, expected) = await run.finish(saving: name, taps: 1)
                    #expect(consequences == expected)
                }
            }
            if refused == 0 { throw NotApplicable("A blank name is stored, or ends the module.") }
        },
        Requirement(
            "ADD-PRESENTER-31",
            .should,
            "When a blank name is refused, the view is told no day other than the one that the user has picked.",
            source: "fault class: the form reset for the better name, and the picked day lost",
            tags: [.dates],
            presupposes: ["ADD-PRESENTER-08", "ADD-PRESENTER-19"]
        ) { trial in
            let run = try await trial.present()
            await run.settle { !$0.minimumDueDates.isEmpty }
            let (count, picked) = (run.dueDates.count, CivilDay(2014, 5, 25))
            guard await run.isRefused(" ", picked.at(12, in: .gmt)) else {
                throw NotApplicable("A blank name is stored, or ends the module.")
            }
            let days = run.dueDates.dropFirst(count).map { CivilDay(of: $0, in: .gmt) }
            #expect(days.filter { $0 != picked } == [])
        },
        Requirement(
            "ADD-PRESENTER-26",
            .must,
            "If the module is presented twice without ending in between, saving and cancelling work as after the first time.",
            source: "contract of AddModulePresentation: from now on the user can save or cancel, once",
            presupposes: ["ADD-PRESENTER-01", "ADD-PRESENTER-02", "ADD-PRESENTER-04"]
        ) { trial in
            for name in ["Buy milk", nil] {
                for times in [2, 3] {
                    let run = try await trial.start(Fixture())
                    for _ in 1...times { await run.present() }
                    let (consequences, expected) = await run.finish(saving: name, taps: 1)
                    #expect(consequences == expected, "The screen was swiped away before, for example.")
                }
            }
        },
        Requirement(
            "ADD-PRESENTER-20",
            .should,
            "If the module is presented again while the delegate is told how it ended, saving and cancelling work.",
            source: "fault class: a flag that is reset after everybody was told",
            presupposes: [
                "ADD-PRESENTER-01", "ADD-PRESENTER-04", "ADD-PRESENTER-06", "ADD-PRESENTER-07", "ADD-PRESENTER-18",
                "ADD-PRESENTER-23",
            ]
        ) { trial in
            for name in ["Buy milk", nil] {
                let run = try await trial.present()
                let expected = run.ending(saving: name)
                let told = try #require(expected.last)
                run.during(told) { run in
                    run.act("configureUserInterfaceForPresentation(_:)") {
                        $0.configureUserInterfaceForPresentation(run.view)
                    }
                }
                run.end(saving: name)
                await run.settle { $0.consequences.count >= expected.count }
                run.end(saving: name)
                await run.settle { $0.consequences.count >= 2 * expected.count }
                #expect(run.consequences == expected + expected)
            }
        },
        Requirement(
            "ADD-PRESENTER-30",
            .should,
            "Two presenters that exist at the same time each end their own module.",
            source:
                "fault class: a flag or an outcome that all presenters share, while the application has two windows",
            presupposes: ["ADD-PRESENTER-01", "ADD-PRESENTER-04", "ADD-PRESENTER-06", "ADD-PRESENTER-07"]
        ) { trial in
            for (first, second) in [("Buy milk", nil), (nil, "Buy milk"), ("Buy milk", "Buy bread"), (nil, nil)] {
                for isLaterFirst in [false, true] {
                    let runs = [try await trial.present(), try await trial.present()]
                    let order = isLaterFirst ? [1, 0] : [0, 1]
                    for (index, name) in zip(order, [first, second]) {
                        let (consequences, expected) = await runs[index].finish(saving: name, taps: 2)
                        #expect(consequences == expected, "There is another presenter at the same time.")
                    }
                    let all = zip(order, [first, second]).map { runs[$0].ending(saving: $1) }
                    #expect(order.map { runs[$0].consequences } == all)
                }
            }
        },
        Requirement(
            "ADD-PRESENTER-23",
            .must,
            "View, interactor, wireframe and delegate are told on the main actor, however often the module is presented.",
            source: "contracts of the add module: they are @MainActor",
            presupposes: ["ADD-PRESENTER-01", "ADD-PRESENTER-04"]
        ) { trial in
            let fixture = Fixture()
            let watch = ExecutorWatch(fixture.log)
            let run = try await trial.start(fixture)
            for name in ["Buy milk", nil, "Buy bread"] {
                await run.present()
                _ = await run.finish(saving: name, taps: 1)
            }
            #expect(watch.strays == [], "This was not told on the main actor.")
        },
    ]
}
