import Foundation
import Testing

extension TodoStoreSpec {
    static let failures: [Requirement] = [
        Requirement(
            "TODO-STORE-16",
            .must,
            "A save that fails throws an error.",
            source: "contract of TodoStore: throws what keeps the store from saving"
        ) { trial in
            let run = try await trial.openBreakable()
            try await run.store.save(.milk)
            try await run.expectFailures()
            guard try run.subject.file != nil else { return }
            await run.letGo()
            try await trial.open(run.fixture).expectFailures()
        },
        Requirement(
            "TODO-STORE-17",
            .must,
            "A save that failed leaves all earlier items intact, and nothing of its own.",
            source: "contract of TodoStore: the item is not kept then, and all others are"
        ) { trial in
            let items = [TodoItem].numbered(0..<20)
            let run = try await trial.openBreakable()
            for item in items { try await run.store.save(item) }
            try await run.failToSave()
            // Also if the item equals one that is there, or fails at the same time as others.
            try await run.failToSave([items[0]])
            try await run.failToSave([items[7], .milk, .milk, items[7]])
            for (found, when) in try await trial.everything(in: run) {
                #expect(found.sortedNames == items.sortedNames, when)
            }
        },
        Requirement(
            "TODO-STORE-18",
            .must,
            "After a save that failed, the next one is kept, and the failed one is not.",
            source: "fault class: an error that is kept for ever, or an item that comes back with the next",
            presupposes: ["TODO-STORE-17", "TODO-STORE-22"]
        ) { trial in
            let items = [TodoItem].numbered(0..<4)
            let run = try await trial.openBreakable()
            for item in items.prefix(2) { try await run.store.save(item) }
            // A full disk fails several times in a row.
            for (item, failures) in zip(items.suffix(2), [1, 4]) {
                for number in 1...failures {
                    try await run.failToSave([TodoItem(name: "Failed \(number)", dueDate: .noon)])
                }
                // A store that caches this result has to drop it.
                _ = try await run.store.all()
                try await run.store.save(item)
            }
            for (found, when) in try await trial.everything(in: run) {
                #expect(found.sortedNames == items.sortedNames, when)
            }
            for failures in 1...2 {
                let new = try await trial.openBreakable()
                // A probe that makes saves fail through the store's file may be unable to do so, or to undo it, before
                // the file exists.
                guard (try? await new.breakSaves()) != nil else { continue }
                var failed = 0
                for _ in 1...failures where (try? await new.store.save(.milk)) == nil { failed += 1 }
                guard (try? await new.repairSaves()) != nil, failed == failures else { continue }
                try await new.store.save(items[0])
                for (found, when) in try await trial.everything(in: new) {
                    #expect(found.sortedNames == [items[0].name], when)
                }
            }
        },
        Requirement(
            "TODO-STORE-19",
            .must,
            "A damaged file is an error, not an empty store.",
            source: "fault class: unreadable content is taken for no items"
        ) { trial in
            for damage in [Data].damages {
                let run = try await trial.open(Fixture())
                try await run.damage(with: damage)
                await #expect(throws: (any Error).self) { try await trial.open(run.fixture).store.all() }
            }
        },
        Requirement(
            "TODO-STORE-20",
            .must,
            "A damaged file is not overwritten, so that it can be rescued.",
            source: "fault class: a store that starts over where it cannot read"
        ) { trial in
            for damage in [Data].damages {
                let run = try await trial.open(Fixture())
                let file = try await run.damage(with: damage)
                if let reopened = try? await trial.open(run.fixture) {
                    _ = try? await reopened.store.all()
                    try? await reopened.store.save(.milk)
                    await reopened.letGo()
                }
                await run.settle()
                #expect(try Data(contentsOf: file) == damage)
            }
        },
        Requirement(
            "TODO-STORE-21",
            .should,
            "The error for a damaged file names the file.",
            source: "fault class: errors that do not say what to do"
        ) { trial in
            for damage in [Data].damages {
                let run = try await trial.open(Fixture())
                let file = try await run.damage(with: damage)
                do {
                    _ = try await trial.open(run.fixture).store.all()
                } catch {
                    let namesIt = "\(error)".contains(file.lastPathComponent)
                    #expect(namesIt, "The file is \(file.lastPathComponent), and the error says “\(error)”.")
                }
            }
        },
        Requirement(
            "TODO-STORE-24",
            .should,
            "One wrong byte in the file is an error, or loses only the items next to it.",
            source: "fault class: a file that cannot be read in one place taken for an empty one",
            presupposes: ["TODO-STORE-09", "TODO-STORE-19"]
        ) { trial in
            let run = try await trial.open(Fixture())
            let items = [TodoItem].numbered(0..<20).map { TodoItem(name: "Käse, \($0.name)", dueDate: $0.dueDate) }
            let file = try await run.saveAndClose(items)
            let content = try Data(contentsOf: file)
            // The last byte stays right, since a file without it may look like one whose last save was cut off.
            var wrongs = (0..<16).map { (index: (content.count - 1) * $0 / 16, bit: UInt8(1)) }
            // A byte that belongs to no character of any script, in the name of an item.
            if let name = content.range(of: Data("Item 7".utf8)) { wrongs.append((name.lowerBound, 0x80)) }
            for (index, bit) in wrongs {
                var wrong = content
                wrong[index] ^= bit
                try wrong.write(to: file)
                guard let reopened = try? await trial.open(run.fixture) else { continue }
                guard let found = try? await reopened.store.all() else { continue }
                // An item that is read in another encoding is another item.
                let whole = found.count(where: items.contains)
                #expect(whole >= items.count - 2, "Byte \(index) is wrong.")
                await reopened.letGo()
            }
        },
        Requirement(
            "TODO-STORE-25",
            .should,
            "What is saved to a truncated file is there after reopening, together with what was found before.",
            source: "fault class: half of an item, left behind by a save that was killed, that corrupts the next one",
            presupposes: ["TODO-STORE-09", "TODO-STORE-11"]
        ) { trial in
            let items = [TodoItem].numbered(0..<3)
            // In other scripts there are fewer characters than bytes.
            for prefix in ["", "Käse für 👩‍👩‍👧‍👦: "] {
                let run = try await trial.open(Fixture())
                let file = try await run.saveAndClose(
                    items.map { TodoItem(name: prefix + $0.name, dueDate: $0.dueDate) }
                )
                let content = try Data(contentsOf: file)
                // Cuts within the last character of several bytes, wherever the store keeps the name.
                let inside = content.lastIndex { $0 & 0xC0 == 0x80 }.map { content.endIndex - $0 } ?? 1
                // A store that cannot read such a file may say so at any time.
                for missing in [1, 2, 5, 13, 30, inside] where missing < content.count {
                    try content.dropLast(missing).write(to: file)
                    run.log.note("The last \(missing) bytes of the file are cut off.")
                    guard let reopened = try? await trial.open(run.fixture) else { continue }
                    guard let before = try? await reopened.store.all() else { continue }
                    guard (try? await reopened.store.save(.milk)) != nil else { continue }
                    await reopened.letGo()
                    let after = try? await trial.open(run.fixture).store.all()
                    let names = after?.sortedNames ?? []
                    #expect(names == (before + [.milk]).sortedNames, "\(missing) bytes were cut off.")
                }
            }
        },
    ]
}

extension Trial<TodoStoreSpec> {
    /// Opens a store whose saves can be made to fail.
    fileprivate func openBreakable() async throws -> TodoStoreSpec.Run {
        let run = try await open(TodoStoreFixture())
        guard try run.subject.breakSaves != nil else { throw NotApplicable("No save of this store can fail.") }
        return run
    }
}

extension Run<TodoStoreSpec> {
    /// Makes the saves of items fail at the same time, if they can fail, and makes saves work again.
    func failToSave(_ items: [TodoItem] = [.milk]) async throws {
        try await breakSaves()
        let store = try store
        _ = try await atOnce(items.map { item in { try? await store.save(item) } })
        try await repairSaves()
    }

    /// Expects each of several saves that fail to say so, and makes saves work again.
    fileprivate func expectFailures() async throws {
        try await breakSaves()
        let store = try store
        for item in [TodoItem].numbered(1..<6) {
            await #expect(throws: (any Error).self) { try await store.save(item) }
        }
        try await repairSaves()
    }

    /// Makes every save fail from now on.
    fileprivate func breakSaves() async throws {
        fixture.log.note("From now on saves fail.")
        try await subject.breakSaves?()
    }

    /// Makes saves work again.
    fileprivate func repairSaves() async throws {
        try await subject.repairSaves()
        fixture.log.note("From now on saves work again.")
    }

    /// Saves some items, and then overwrites the file that keeps them.
    ///
    /// - Returns: The file.
    @discardableResult
    fileprivate func damage(with content: Data) async throws -> URL {
        let file = try await saveAndClose(.numbered(0..<20))
        try content.write(to: file)
        fixture.log.note("\(file.lastPathComponent) is damaged.")
        return file
    }
}

extension [Data] {
    /// What other programs write: a text, a text without a line break, a short one, and a picture.
    fileprivate static let damages = [
        Data(String(repeating: "This was written by somebody else.\n", count: 200).utf8),
        Data("This was written by somebody else.".utf8),
        Data("Notes\n".utf8),
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 1_000)),
    ]
}
