import Testing

extension LoadingPresenter {
    /// Loads twice, with an answer each time before other code has a turn.
    private static func loadTwiceAtOnce(_ trial: Trial<Self>) async throws {
        let run = try await trial.start(fixture())
        let read = run.reading(at: reload(in: run.fixture)) { (items: items($0), title: title($0)) }
        for kind in [2, 3] {
            let asked = requests(in: run.fixture)
            request(run)
            // A presenter that asks a turn later is answered later.
            guard requests(in: run.fixture) == asked + 1 else { return }
            give(kind, to: asked, in: run.fixture)
        }
        await run.settle { _ in content(run) == expected(3) && read.last?.items == items(run) }
        #expect(read.last?.items == items(run), "This is what the view read last; two answers came at once.")
        #expect(read.last?.title == title(run), "This is what the view read last; two answers came at once.")
    }

    /// The requirements on every presenter that loads what its view reads.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of their ids.
    ///   - first: The number of the first; the others follow it.
    ///   - tap: The id of the requirement that a tap leads on.
    ///   - again: The id of the requirement that the user can ask again.
    ///   - main: The id of the requirement that the view is told on the main actor.
    nonisolated static func loading(
        _ prefix: String,
        from first: Int,
        tap: String,
        again: String,
        main: String
    ) -> [Requirement] {
        let id = ids(prefix, from: first)
        return [
            Requirement(
                id(0),
                .must,
                "The loaded content can be read item by item, and replaces what was there before.",
                source: "iOS-VIPER-Xcode-Templates: numberOfItems and item(at:); fault class: items that add up",
                tags: [.content]
            ) { trial in
                let run = try await trial.start(fixture())
                for kind in [3, 2, 3, 1, 2, 3] + alike.flatMap({ [$0, 3] }) {
                    await load(run, kind)
                    #expect(content(run) == expected(kind))
                    let count = count(of: try run.subject)
                    #expect(count == items(run).count, "This is how many items there are said to be.")
                }
            },
            Requirement(
                id(1),
                .must,
                "The view is told to reload after each answer that changes the content.",
                source:
                    "iOS-VIPER-Xcode-Templates: reloadData(); fault class: contents compared by their length or ids",
                tags: [.content, .answers],
                presupposes: [again]
            ) { trial in
                let run = try await trial.start(fixture())
                for kind in [3, 2, 1, 2, 3] + alike.flatMap({ [$0, 3] }) + [0, 0, 2] {
                    let (before, items) = (reloads(in: run.fixture), items(run))
                    await ask(run)
                    await answer(run, kind)
                    // After a failure, the content may stay or go.
                    if kind == 0, Self.items(run) == items { continue }
                    await run.settle { reloads(in: $0) > before }
                    #expect(reloads(in: run.fixture) > before)
                }
            },
            Requirement(
                id(2),
                .must,
                "The content is ready before the view is told: what it reads then does not change afterwards.",
                source: "contracts of the views: there is something new to read",
                tags: [.content, .answers],
                presupposes: [id(1), main]
            ) { trial in
                let run = try await trial.start(fixture())
                let read = run.reading(at: reload(in: run.fixture)) { (items: items($0), title: title($0)) }
                for kind in [3, 2, 1, 3] {
                    await load(run, kind)
                    #expect(read.last?.items == items(run), "This is what the view read when it was told last.")
                    #expect(read.last?.title == title(run), "This is what the view read when it was told last.")
                }
                try await loadTwiceAtOnce(trial)
            },
            Requirement(
                id(3),
                .must,
                "After a failure, either all of the earlier content is there, or nothing.",
                source: "fault class: a half-filled screen; rows for what could not be loaded",
                tags: [.content, .answers],
                presupposes: [id(0)]
            ) { trial in
                let run = try await trial.start(fixture())
                await load(run, 0)
                #expect(items(run) == [])
                await load(run, 3)
                let before = items(run)
                await load(run, 0)
                let isWhole = [[], before].contains(items(run))
                #expect(isWhole, "There is \(items(run).count) of \(before.count) items.")
            },
            Requirement(
                id(4),
                .should,
                "The content stays while a later answer is on its way, and if that answer is a failure.",
                source: "fault class: a screen that is blank after a refresh",
                tags: [.content, .answers],
                presupposes: [id(0)]
            ) { trial in
                let run = try await trial.start(fixture())
                await load(run, 3)
                let before = items(run)
                await ask(run)
                #expect(items(run) == before)
                await answer(run, 0)
                #expect(items(run) == before)
            },
            Requirement(
                id(5),
                .must,
                "An index without an item gives no item, and a tap on it opens nothing and does not block the next tap.",
                source: "fault class: an index out of range, because the list shrank before the tap arrived",
                tags: [.content],
                presupposes: [id(0), tap]
            ) { trial in
                let run = try await trial.start(fixture())
                for kind in [nil, 3, 1, 2] as [Int?] {
                    if let kind { await load(run, kind) }
                    let (count, marks) = (items(run).count, marks(run))
                    for index in [.max, .min, -1, count + 3, count] {
                        let isThere = item(at: index, of: try run.subject) != nil
                        #expect(!isThere, "There are \(count) items, and this is the one with the index \(index).")
                        await run.step("itemSelected(at: \(index))") { select(index, of: $0) }
                    }
                    #expect(Self.marks(run) == marks)
                }
                for index in [items(run).count, -1] {
                    // A presenter that guards against double taps may do so until the items are loaded again.
                    await load(run, 3)
                    guard let good = items(run).firstIndex(where: { leads($0.item) }) else { continue }
                    await run.step("itemSelected(at: \(index))") { select(index, of: $0) }
                    let before = run.tellings
                    await run.step("itemSelected(at: \(good))", until: { $0.tellings > before }) {
                        select(good, of: $0)
                    }
                    #expect(run.tellings > before, "An item was tapped, and before it one that is not there: \(index).")
                }
            },
            Requirement(
                id(6),
                .must,
                "Reading items asks nobody anything, shows nothing, and gives the same each time.",
                source: "fault class: a request for each row that is drawn",
                tags: [.content],
                presupposes: [id(0)]
            ) { trial in
                let run = try await trial.start(fixture())
                await load(run, 3)
                let (marks, read) = (marks(run), items(run))
                for _ in 1...3 {
                    for index in read.indices.reversed() { _ = item(at: index, of: try run.subject) }
                    #expect(items(run) == read)
                }
                await run.settle()
                #expect(Self.marks(run) == marks)
            },
            Requirement(
                id(7),
                .must,
                "The HUD stays on while the newest answer is on its way, even if an older one has come.",
                source: "fault class: a HUD that the first answer hides",
                tags: [.answers]
            ) { trial in
                for kind in [3] + failing {
                    let run = try await overlap(trial)
                    give(kind, to: requests(in: run.fixture) - 2, in: run.fixture)
                    await run.settle()
                    #expect(run.indicator == "on")
                }
            },
            Requirement(
                id(8),
                .must,
                "The newest answer hides the HUD and is shown, even if an older one has not come.",
                source: "fault class: answers that are counted, so that one that never comes holds up all others",
                tags: [.answers]
            ) { trial in
                for kind in [3] + failing {
                    let run = try await overlap(trial)
                    await answer(run, kind)
                    await run.settle { !$0.isBusy }
                    #expect(run.indicator == "off")
                    #expect(content(run) == expected(kind))
                }
            },
            Requirement(
                id(9),
                .must,
                "An older answer that comes after the newest changes nothing, even if the newest is a failure.",
                source: "fault class: stale answers, and the failure of an outdated request above newer content",
                tags: [.answers]
            ) { trial in
                for (newest, older) in [(3, 2), (0, 2)] + failing.flatMap({ [(3, $0), (0, $0)] }) {
                    let run = try await overlap(trial)
                    await answer(run, newest)
                    let (tellings, items) = (run.tellings, items(run))
                    give(older, to: requests(in: run.fixture) - 2, in: run.fixture)
                    await run.settle()
                    let answers = "The newest answer was \(words(of: newest)), the older one \(words(of: older))."
                    #expect(Self.items(run) == items, "\(answers)")
                    #expect(run.tellings == tellings, "\(answers)")
                }
            },
        ]
    }
}
