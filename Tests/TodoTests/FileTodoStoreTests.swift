import Foundation
import Testing
import TodoReference
import TodoSpecs

/// What the file store adds to what is proved of every store: it survives a save that is cut off.
@Suite(.serialized) struct FileTodoStoreTests {
    private let directory: TemporaryDirectory
    private let file: URL

    init() throws {
        directory = try TemporaryDirectory()
        file = directory.url.appendingPathComponent("todo.txt")
    }

    @Test
    func `Wherever the last save was cut off, everything before it is there and the next save joins it`() async throws {
        let first = TodoItem(name: "First", dueDate: .distantPast)
        let last = TodoItem(name: "Last 👩‍👩‍👧‍👦", dueDate: .distantFuture)
        try await FileTodoStore(file: file).save(first)
        let whole = try Data(contentsOf: file).count
        try await FileTodoStore(file: file).save(last)
        let content = try Data(contentsOf: file)
        for length in 0..<content.count {
            try content.prefix(length).write(to: file)
            let before = length < whole ? [] : [first]
            let store = try FileTodoStore(file: file)
            #expect(try await store.everything == before, "Cut off after \(length) bytes.")
            try await store.save(last)
            #expect(try await FileTodoStore(file: file).everything == before + [last], "Saved after \(length) bytes.")
        }
    }

    @Test
    func `A line that was damaged is named`() async throws {
        for name in ["First", "Second", "Third"] {
            try await FileTodoStore(file: file).save(TodoItem(name: name, dueDate: .distantPast))
        }
        let damaged = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "Second\"", with: "Second")
        try Data(damaged.utf8).write(to: file)
        let error = #expect(throws: DamagedTodoFile.self) { try FileTodoStore(file: file) }
        #expect(error?.line == 3)
    }

    #if compiler(>=6.3) && (os(Linux) || os(macOS))
        @Test(arguments: 0..<12)
        func `A process that is killed in the middle of a save loses nothing that was saved before`(
            afterLooks looks: Int
        ) async throws {
            await #expect(processExitsWith: .signal(SIGKILL)) { [file = file as URL, looks = looks as Int] in
                try await DoomedProcess(file: file).save(to: FileTodoStore(file: file), killedAfter: looks)
            }
            let acknowledged = try DoomedProcess(file: file).acknowledged
            let found = try await FileTodoStore(file: file).everything.map(\.name.utf8.count)
            #expect(acknowledged.count >= 1)
            #expect(found.starts(with: acknowledged))
            #expect(found.count <= acknowledged.count + 1)
        }

        @Test
        func `A store that writes its file anew for each save is caught by being killed`() async throws {
            var isCaught = false
            for round in 0..<50 where !isCaught {
                let file = directory.url.appendingPathComponent("round-\(round).txt")
                await #expect(processExitsWith: .signal(SIGKILL)) { [file = file as URL] in
                    try await DoomedProcess(file: file).save(
                        to: RewritingTodoStore(file: file),
                        killedAfter: 0
                    )
                }
                let acknowledged = try DoomedProcess(file: file).acknowledged
                let found = try? await RewritingTodoStore(file: file).everything.map(\.name.utf8.count)
                isCaught = found?.starts(with: acknowledged) != true
            }
            #expect(isCaught)
        }

        @Test
        func `A disk that becomes full in the middle of a save leaves what was there whole`() async throws {
            await #expect(processExitsWith: .success) { [file = file as URL] in
                let (small, large) = (TodoItem(length: 10), TodoItem(length: 200_000))
                let store = try FileTodoStore(file: file)
                try await store.save(small)
                try #require(DoomedProcess.limitFiles(to: 100_000))
                await #expect(throws: (any Error).self) { try await store.save(large) }
                let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
                #expect(size == 100_000, "The save was cut off.")
                #expect(try await FileTodoStore(file: file).everything == [small])
                try await store.save(small)
                #expect(try await FileTodoStore(file: file).everything == [small, small])
            }
        }
    #endif
}
