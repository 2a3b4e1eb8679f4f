import Foundation
import Testing

extension ListDataManagerSpec {
    static let lifetime: [Requirement] = [
        Requirement(
            "LIST-DATA-MANAGER-15",
            .must,
            "The data manager is deallocated when it is released, after immediate and after late answers.",
            source: "fault class: a cycle through a completion, a task or a closure",
            tags: [.lifetime]
        ) { trial in
            for isOffline in [false, true] {
                let run = try await trial.start(Fixture())
                let answers = run.store.items
                answers.give([])
                for count in 1...3 {
                    run.askForToday()
                    await run.settle { $0.store.calls.count >= count }
                }
                answers.hold()
                run.askForToday()
                await run.settle { !$0.held.isEmpty }
                // A data manager that retries is answered again.
                for _ in 1...5 {
                    for held in run.held where held.count == 0 {
                        if isOffline { held.fail(Offline()) } else { held.give([]) }
                    }
                    await run.settle()
                }
                await run.letGo()
                answers.forgetHeld()
                let survivors = try await run.survivors()
                try #require(survivors == [], isOffline ? "Its last read failed." : "Nobody holds it any more.")
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-19",
            .should,
            "A completion is released once it was called.",
            source: "fault class: the last completion kept, and with it whoever asked",
            tags: [.lifetime],
            presupposes: ["LIST-DATA-MANAGER-07", "LIST-DATA-MANAGER-08"]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.give([]) }
            for isOffline in [false, true] {
                if isOffline { run.store.items.fail(Offline()) }
                let callers = Tracker()
                let told = run.askForToday(watchedBy: callers)
                await run.settle { _ in told.isAnswered && callers.alive.isEmpty }
                #expect(callers.alive == [], isOffline ? "after a failure" : "after an answer")
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-21",
            .should,
            "A request is answered with what was found, even if the data manager is released meanwhile.",
            source: "contract of ListDataManager: the completion is handed the items",
            tags: [.answers, .lifetime],
            presupposes: [
                "LIST-DATA-MANAGER-08", "LIST-DATA-MANAGER-09", "LIST-DATA-MANAGER-10", "LIST-DATA-MANAGER-11",
            ]
        ) { trial in
            for failures in [0, 1, 3] {
                let run = try await trial.start(Fixture()) { $0.store.items.hold() }
                await run.settle()
                let told = run.askAtOnce(for: .daily)
                await run.letGo()
                await run.serve(.daily, failing: failures, until: { told.allSatisfy(\.isAnswered) })
                #expect(told.map(\.answers.count) == [1, 1, 1], "Of three requests, \(failures) failed.")
                guard failures == 0 else { continue }
                for (told, item) in zip(told, [TodoItem].daily) {
                    let isHanded = told.names?.contains(item.name) == true
                    #expect(isHanded, "“\(item.name)” was found, and the data manager was released before.")
                }
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-23",
            .should,
            "A failure to read is reported even if the data manager has been released.",
            source: "fault class: “nothing to do” where the items could not be read, since its screen is gone",
            tags: [.answers, .lifetime],
            presupposes: ["LIST-DATA-MANAGER-20", "LIST-DATA-MANAGER-21"]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.hold() }
            try run.failures.needListener()
            await run.settle()
            run.askForToday()
            await run.letGo()
            await run.answerNewestFirst(until: { run.failures.count > 0 }) { $1.fail(Offline()) }
            let isReported = run.failures.count > 0
            #expect(isReported, "Nobody was told why there are no items.")
        },
    ]
}
