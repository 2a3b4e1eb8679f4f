import Foundation
import TodoSpecs

/// A process that saves large items until it is killed, and writes down which saves were done.
struct DoomedProcess {
    let file: URL

    private var notes: URL { file.appendingPathExtension("acknowledged") }

    /// The lengths of the names that were saved.
    var acknowledged: [Int] {
        get throws { try String(contentsOf: notes, encoding: .utf8).split(separator: "\n").compactMap { Int($0) } }
    }

    /// Saves items, and kills this process while the second one is being written.
    ///
    /// - Parameters:
    ///   - store: A store that writes to the file.
    ///   - looks: How often to look at the file again once it has begun to change.
    func save(to store: some TodoStore, killedAfter looks: Int) async throws {
        try Data().write(to: notes)
        let handle = try FileHandle(forWritingTo: notes)
        for number in 0... {
            if number == 1 { killOnceFileChanges(andAfter: looks) }
            let item = TodoItem(length: 2_000_000 + number)
            try await store.save(item)
            try handle.write(contentsOf: Data("\(item.name.utf8.count)\n".utf8))
        }
    }

    /// Kills this process from another thread, which looks at the file without pause.
    private func killOnceFileChanges(andAfter looks: Int) {
        let size = size
        Thread.detachNewThread {
            while self.size == size {}
            for _ in 0..<looks { _ = self.size }
            kill(getpid(), SIGKILL)
        }
    }

    private var size: Int {
        var status = stat()
        return stat(file.path, &status) == 0 ? Int(status.st_size) : -1
    }

    /// Lets no file of this process grow any more than a disk that is full.
    static func limitFiles(to bytes: UInt) -> Bool {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        #if os(Linux)
            return setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
        #else
            return setrlimit(RLIMIT_FSIZE, &limit) == 0
        #endif
    }
}

extension TodoItem {
    /// An item that is told apart by the length of its name.
    init(length: Int) {
        self.init(name: String(repeating: "x", count: length), dueDate: Date(timeIntervalSinceReferenceDate: 0))
    }
}

extension TodoStore {
    /// Everything that is in the store.
    var everything: [TodoItem] {
        get async throws { try await items(from: .distantPast, through: .distantFuture) }
    }
}
