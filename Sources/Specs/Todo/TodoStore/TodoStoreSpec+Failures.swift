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
            let fixture = try Fixture()
            let probe = try await trial.openBreakableProbe(fixture)
            try await probe.store.save(.milk)
            try await probe.breakSaves?()
            await #expect(throws: (any Error).self) { try await probe.store.save([TodoItem].numbered(1..<2)[0]) }
            try await probe.repairSaves()
        },
        Requirement(
            "TODO-STORE-17",
            .must,
            "A save that failed leaves what was there whole, and nothing of its own.",
            source: "contract of TodoStore: the item is not kept then, and all others are"
        ) { trial in
            let fixture = try Fixture()
            let items = [TodoItem].numbered(0..<20)
            do {
                let probe = try await trial.openBreakableProbe(fixture)
                for item in items { try await probe.store.save(item) }
                try await probe.breakSaves?()
                try? await probe.store.save(.milk)
                try await probe.repairSaves()
                let found = try await probe.store.all()
                #expect(found.sortedNames == items.sortedNames)
                guard probe.file != nil else { return }
            }
            await trial.settle()
            let found = try await trial.open(fixture).all()
            #expect(found.sortedNames == items.sortedNames, "After reopening.")
        },
        Requirement(
            "TODO-STORE-18",
            .must,
            "After a save that failed, the next one is kept.",
            source: "fault class: an error that is kept for ever"
        ) { trial in
            let fixture = try Fixture()
            let items = [TodoItem].numbered(0..<4)
            let probe = try await trial.openBreakableProbe(fixture)
            for item in items.dropLast() { try await probe.store.save(item) }
            try await probe.breakSaves?()
            try? await probe.store.save(.milk)
            try await probe.repairSaves()
            try await probe.store.save(items[3])
            let found = try await probe.store.all()
            #expect(found.filter { $0 == items[3] } == [items[3]])
        },
        Requirement(
            "TODO-STORE-19",
            .must,
            "A damaged file is an error, not an empty store.",
            source: "fault class: what cannot be read is taken for nothing"
        ) { trial in
            let fixture = try Fixture()
            _ = try await trial.damage(fixture)
            await #expect(throws: (any Error).self) { try await trial.open(fixture).all() }
        },
        Requirement(
            "TODO-STORE-20",
            .must,
            "A damaged file is not overwritten, so that it can be rescued.",
            source: "fault class: a store that begins anew where it cannot read"
        ) { trial in
            let fixture = try Fixture()
            let (file, content) = try await trial.damage(fixture)
            if let store = try? await trial.open(fixture) {
                _ = try? await store.all()
                try? await store.save(.milk)
            }
            await trial.settle()
            #expect(try Data(contentsOf: file) == content)
        },
        Requirement(
            "TODO-STORE-21",
            .should,
            "The error of a damaged file names the file.",
            source: "fault class: errors that do not say what to do"
        ) { trial in
            let fixture = try Fixture()
            let (file, _) = try await trial.damage(fixture)
            do {
                _ = try await trial.open(fixture).all()
            } catch {
                let namesIt = "\(error)".contains(file.lastPathComponent)
                #expect(namesIt, "The file is \(file.lastPathComponent), and the error says “\(error)”.")
            }
        },
    ]
}

extension Trial<TodoStoreSpec> {
    /// Opens a store whose saves can be made to fail.
    fileprivate func openBreakableProbe(_ fixture: TodoStoreFixture) async throws -> TodoStoreProbe {
        let probe = try await openProbe(fixture)
        guard probe.breakSaves != nil else { throw NotApplicable("No save of this store can fail.") }
        return probe
    }

    /// Saves some items, and then writes something else over the file that keeps them.
    ///
    /// - Returns: The file, and what is in it now.
    fileprivate func damage(_ fixture: TodoStoreFixture) async throws -> (file: URL, content: Data) {
        let file = try await saveAndClose(.numbered(0..<20), fixture)
        let content = Data(String(repeating: "This was written by somebody else.\n", count: 200).utf8)
        try content.write(to: file)
        fixture.log.note("\(file.lastPathComponent) is damaged.")
        return (file, content)
    }
}
