import Foundation
import Testing

extension TodoStoreSpec {
    static let failures: [Requirement] = [
        Requirement(
            "TODO-STORE-16",
            .must,
            "A save that failed says so.",
            source: "contract of TodoStore: throws what keeps the store from saving"
        ) { trial in
            let run = try await trial.openBreakable()
            try await run.store.save(.milk)
            try await run.subject.breakSaves?()
            await #expect(throws: (any Error).self) { try await run.store.save([TodoItem].numbered(1..<2)[0]) }
            try await run.subject.repairSaves()
        },
        Requirement(
            "TODO-STORE-17",
            .must,
            "A save that failed leaves what was there whole, and nothing of its own.",
            source: "contract of TodoStore: the item is not kept then, and all others are"
        ) { trial in
            let items = [TodoItem].numbered(0..<20)
            let run = try await trial.openBreakable()
            for item in items { try await run.store.save(item) }
            try await run.failToSave()
            let found = try await run.store.all()
            #expect(found.sortedNames == items.sortedNames)
            guard try run.subject.file != nil else { return }
            await run.letGo()
            let foundAgain = try await trial.open(run.fixture).store.all()
            #expect(foundAgain.sortedNames == items.sortedNames, "After reopening.")
        },
        Requirement(
            "TODO-STORE-18",
            .must,
            "After a save that failed, the next one is kept.",
            source: "fault class: an error that is kept for ever"
        ) { trial in
            let items = [TodoItem].numbered(0..<4)
            let run = try await trial.openBreakable()
            for item in items.dropLast() { try await run.store.save(item) }
            try await run.failToSave()
            try await run.store.save(items[3])
            let found = try await run.store.all()
            #expect(found.filter { $0 == items[3] } == [items[3]])
        },
        Requirement(
            "TODO-STORE-19",
            .must,
            "A damaged file is an error, not an empty store.",
            source: "fault class: what cannot be read is taken for nothing"
        ) { trial in
            let run = try await trial.open(Fixture())
            try await run.damage()
            await #expect(throws: (any Error).self) { try await trial.open(run.fixture).store.all() }
        },
        Requirement(
            "TODO-STORE-20",
            .must,
            "A damaged file is not overwritten, so that it can be rescued.",
            source: "fault class: a store that begins anew where it cannot read"
        ) { trial in
            let run = try await trial.open(Fixture())
            let (file, content) = try await run.damage()
            if let reopened = try? await trial.open(run.fixture) {
                _ = try? await reopened.store.all()
                try? await reopened.store.save(.milk)
                await reopened.letGo()
            }
            await run.settle()
            #expect(try Data(contentsOf: file) == content)
        },
        Requirement(
            "TODO-STORE-21",
            .should,
            "The error of a damaged file names the file.",
            source: "fault class: errors that do not say what to do"
        ) { trial in
            let run = try await trial.open(Fixture())
            let (file, _) = try await run.damage()
            do {
                _ = try await trial.open(run.fixture).store.all()
            } catch {
                let namesIt = "\(error)".contains(file.lastPathComponent)
                #expect(namesIt, "The file is \(file.lastPathComponent), and the error says “\(error)”.")
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
    /// Has a save fail, and makes saves work again.
    fileprivate func failToSave() async throws {
        try await subject.breakSaves?()
        try? await store.save(.milk)
        try await subject.repairSaves()
    }

    /// Saves some items, and then writes something else over the file that keeps them.
    ///
    /// - Returns: The file, and what is in it now.
    @discardableResult
    fileprivate func damage() async throws -> (file: URL, content: Data) {
        let file = try await saveAndClose(.numbered(0..<20))
        let content = Data(String(repeating: "This was written by somebody else.\n", count: 200).utf8)
        try content.write(to: file)
        fixture.log.note("\(file.lastPathComponent) is damaged.")
        return (file, content)
    }
}
