import Foundation
import Testing

extension AddDataManagerSpec {
    static let failures: [Requirement] = [
        Requirement(
            "ADD-DATA-MANAGER-05",
            .must,
            "After a save that failed, the items that waited for it and the next one are saved.",
            source: "fault class: an error that is kept for ever, or that ends everything that waits",
            tags: [.answers],
            presupposes: ["ADD-DATA-MANAGER-02"]
        ) { trial in
            for lost in [["Milk", "Eggs"], ["Milk", "Bread", "Eggs"]] {
                let run = try await trial.start(Fixture()) { $0.store.save.hold() }
                for name in ["Milk", "Bread", "Eggs", "Salt"] { run.add(name) }
                await run.saveNewestFirst(4, failing: lost)
                run.store.save.give(())
                run.add("Butter")
                await run.settle { $0.saved.contains { $0.name == "Butter" } }
                let missing = ["Bread", "Salt", "Butter"].filter { !run.saved.map(\.name).contains($0) }
                try #require(missing == [], "\(lost.joined(separator: ", ")) could not be saved.")
            }
            // An item that equals the lost one is still a separate item.
            let alike = try await trial.start(Fixture()) { $0.store.save.hold() }
            for _ in 1...3 { alike.add("Milk") }
            await alike.settle { !$0.saved.isEmpty }
            alike.store.save.give(())
            try #require(alike.store.save.held.first).fail(Offline())
            await alike.settle { $0.saved.count >= 3 }
            #expect(alike.saved.count >= 3, "The first of three that are alike could not be saved.")
            // An offline store fails several times in a row.
            let offline = try await trial.start(Fixture()) { $0.store.save.fail(Offline()) }
            for (index, name) in ["Milk", "Bread", "Eggs", "Salt", "Tea"].enumerated() {
                offline.add(name)
                await offline.settle { $0.saved.count > index }
            }
            offline.store.save.give(())
            offline.add("Butter")
            await offline.settle { $0.saved.contains { $0.name == "Butter" } }
            #expect(offline.saved.contains { $0.name == "Butter" }, "Five items before “Butter” could not be saved.")
        },
        Requirement(
            "ADD-DATA-MANAGER-07",
            .must,
            "The data manager is deallocated when it is released, once its items are saved or their saves have failed.",
            source: "fault class: a cycle through a task or a closure",
            tags: [.lifetime]
        ) { trial in
            for isFailing in [false, true] {
                let run = try await trial.start(Fixture())
                if isFailing { run.store.save.fail(Offline()) }
                for count in 1...2 {
                    run.add()
                    await run.settle { $0.saved.count >= count }
                }
                await run.letGo()
                let survivors = try await run.survivors()
                #expect(survivors == [], isFailing ? "Its saves failed." : "Nobody holds it any more.")
            }
        },
        Requirement(
            "ADD-DATA-MANAGER-08",
            .should,
            "A failure to save is reported.",
            source: "fault class: an item that is lost silently",
            tags: [.answers],
            presupposes: ["ADD-DATA-MANAGER-05"]
        ) { trial in
            let run = try await trial.start(Fixture())
            try run.failures.needListener()
            // Each failure loses an item, even if the reason is the same.
            for error in [Offline(), Offline()] + Offline.all {
                let count = run.failures.count
                run.store.save.fail(error)
                run.add()
                await run.settle { $0.failures.count > count }
                let isReported = run.failures.count > count
                #expect(isReported, "Nobody was told that an item is lost: \(error)")
            }
        },
        Requirement(
            "ADD-DATA-MANAGER-09",
            .should,
            "A failure to save is reported for the item that is lost, and not for those that waited for it.",
            source: "fault class: an error that is passed on to everything that waits",
            tags: [.answers],
            presupposes: ["ADD-DATA-MANAGER-05", "ADD-DATA-MANAGER-08"]
        ) { trial in
            for lost in [["Milk"], ["Milk", "Bread"]] {
                let run = try await trial.start(Fixture()) { $0.store.save.hold() }
                try run.failures.needListener()
                for name in ["Milk", "Bread", "Eggs"] { run.add(name) }
                let saved = await run.saveNewestFirst(3, failing: lost)
                await run.settle()
                let failures = saved.filter(lost.contains).count
                let reports = run.failures.count
                #expect(reports <= failures, "Of three items \(lost.joined(separator: " and ")) could not be saved.")
            }
        },
        Requirement(
            "ADD-DATA-MANAGER-12",
            .should,
            "An item whose failed save was reported is not saved later.",
            source: "fault class: an item that is there twice, since the user has entered it again",
            tags: [.answers],
            presupposes: ["ADD-DATA-MANAGER-05", "ADD-DATA-MANAGER-08"]
        ) { trial in
            let run = try await trial.start(Fixture())
            try run.failures.needListener()
            run.store.save.fail(Offline())
            for (count, name) in ["Milk", "Eggs"].enumerated() {
                run.add(name)
                await run.settle { $0.failures.count > count }
            }
            await run.settle()
            let reported = run.saved.count
            run.store.save.give(())
            for name in ["Bread", "Butter"] {
                run.add(name)
                await run.settle { $0.saved.contains { $0.name == name } }
            }
            await run.settle()
            let later = run.saved.dropFirst(reported).map(\.name)
            #expect(later == ["Bread", "Butter"], "“Milk” and “Eggs” were reported to be lost.")
            // Nor may “Milk” be saved again along with an item that waited for it.
            let waiting = try await trial.start(Fixture()) { $0.store.save.hold() }
            for name in ["Milk", "Bread"] { waiting.add(name) }
            await waiting.failUntilReported("Milk")
            let attempts = waiting.saved.filter { $0.name == "Milk" }.count
            waiting.saveWhatWaits()
            await waiting.settle { $0.saved.contains { $0.name == "Bread" } }
            await waiting.settle()
            let again = waiting.saved.filter { $0.name == "Milk" }.count
            #expect(again == attempts, "“Milk” was reported to be lost, and “Bread” waited.")
            // Nor at once, by a data manager that retries after it has reported the failure.
            let hasty = try await trial.start(Fixture()) { $0.store.save.hold() }
            var tries = 0
            hasty.failures.next { tries = hasty.saved.count }
            hasty.add("Milk")
            await hasty.failUntilReported("Milk")
            guard hasty.failures.count > 0 else { return }
            hasty.saveWhatWaits()
            await hasty.settle()
            #expect(hasty.saved.count == tries, "“Milk” was reported to be lost, and is saved after that.")
        },
        Requirement(
            "ADD-DATA-MANAGER-14",
            .should,
            "Two data managers that exist at the same time each save in their own store, even if the other's is stuck.",
            source:
                "fault class: a queue or a store that all data managers share, while the application has two windows",
            tags: [.answers],
            presupposes: ["ADD-DATA-MANAGER-02"]
        ) { trial in
            for isFirstStuck in [true, false] {
                let runs = [try await trial.start(Fixture()), try await trial.start(Fixture())]
                let (stuck, other) = isFirstStuck ? (runs[0], runs[1]) : (runs[1], runs[0])
                stuck.store.save.hold()
                stuck.add("Milk")
                await stuck.settle { !$0.saved.isEmpty }
                other.add("Bread")
                await other.settle { !$0.saved.isEmpty }
                #expect(other.saved.map(\.name) == ["Bread"], "The store of another data manager is stuck.")
                stuck.saveWhatWaits()
                await stuck.settle()
                #expect(stuck.saved.map(\.name) == ["Milk"], "There is another data manager at the same time.")
            }
        },
        Requirement(
            "ADD-DATA-MANAGER-13",
            .should,
            "An item that is added while a failure to save is being reported is saved.",
            source:
                "fault class: a flag that is reset only after everybody was told, while whoever is told tries again",
            tags: [.answers],
            presupposes: ["ADD-DATA-MANAGER-05", "ADD-DATA-MANAGER-08", "ADD-DATA-MANAGER-11"]
        ) { trial in
            for waiting in [[], ["Bread"]] {
                let run = try await trial.start(Fixture()) { $0.store.save.hold() }
                try run.failures.needListener()
                run.failures.next {
                    run.store.save.give(())
                    run.add("Eggs")
                }
                for name in ["Milk"] + waiting { run.add(name) }
                await run.failUntilReported("Milk")
                // A data manager that reports a moment later has already asked the store to save the next item.
                run.saveWhatWaits()
                let expected = waiting + ["Eggs"]
                await run.settle { _ in expected.missing(in: run.saved.map(\.name)) == [] }
                let neverSaved = expected.missing(in: run.saved.map(\.name))
                #expect(neverSaved == [], "“Eggs” was added while it was reported that “Milk” is lost.")
            }
        },
        Requirement(
            "ADD-DATA-MANAGER-10",
            .should,
            "A failure to save is reported even if the data manager has been released.",
            source: "fault class: an item that is lost silently, since its screen is gone",
            tags: [.answers, .lifetime],
            presupposes: ["ADD-DATA-MANAGER-04", "ADD-DATA-MANAGER-08"]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.save.hold() }
            try run.failures.needListener()
            for name in ["Milk", "Bread"] { run.add(name) }
            await run.letGo()
            await run.saveNewestFirst(2, failing: ["Milk", "Bread"])
            await run.settle { $0.failures.count > 1 }
            #expect(run.failures.count > 1)
        },
    ]
}
