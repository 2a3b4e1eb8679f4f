import Foundation

/// A file that is created with its first line, and no longer used after a line that cannot be written.
package final class LedgerFile: @unchecked Sendable {
    // `@unchecked` is safe, since this lock guards the state.
    private let lock = NSLock()
    private var state = State.unopened
    private let folder: URL

    private enum State {
        case unopened
        case open(descriptor: Int32, path: String, length: Int)
        case refused
    }

    init(folder: String) {
        self.folder = URL(filePath: folder, directoryHint: .isDirectory)
    }

    deinit {
        if case .open(let descriptor, _, _) = state { close(descriptor) }
    }

    /// Removes the file, since its content is out of date.
    package func remove() {
        lock.withLock {
            if case .open(let descriptor, let path, _) = state {
                close(descriptor)
                unlink(path)
            }
            state = .refused
        }
    }

    /// Appends a line; does nothing after it has thrown once.
    func append(_ line: Data) throws {
        try lock.withLock {
            do {
                if case .unopened = state {
                    let (descriptor, path) = try opened()
                    state = .open(descriptor: descriptor, path: path, length: 0)
                }
                guard case .open(let descriptor, let path, let length) = state else { return }
                try write(line, to: descriptor)
                state = .open(descriptor: descriptor, path: path, length: length + line.count)
            } catch {
                giveUp()
                throw error
            }
        }
    }

    /// Removes what was written of the last line, and writes no more.
    private func giveUp() {
        if case .open(let descriptor, let path, let length) = state {
            if length == 0 { unlink(path) } else { ftruncate(descriptor, off_t(length)) }
            close(descriptor)
        }
        state = .refused
    }

    private func opened() throws -> (descriptor: Int32, path: String) {
        try makeFolder()
        let file = path(of: folder.appending(component: LedgerRun.fileName()))
        let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw LedgerProblem("\(path(of: folder)) cannot be written to (\(reason))") }
        return (descriptor, file)
    }

    /// Makes the folder with `mkdir`, since on Linux an error of Foundation is often nothing but a number.
    private func makeFolder() throws {
        var ancestors = [folder]
        while !FileManager.default.fileExists(atPath: path(of: ancestors[0])), ancestors[0].pathComponents.count > 1 {
            ancestors.insert(ancestors[0].deletingLastPathComponent(), at: 0)
        }
        // Another process may make it at the same time.
        for folder in ancestors.dropFirst() where mkdir(path(of: folder), 0o755) != 0 && errno != EEXIST {
            throw LedgerProblem("the folder \(path(of: folder)) cannot be made (\(reason))")
        }
    }

    private func write(_ line: Data, to descriptor: Int32) throws {
        try line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    throw LedgerProblem("\(path(of: folder)) cannot be written to (\(reason))")
                }
            }
        }
    }

    private func path(of url: URL) -> String { url.path(percentEncoded: false) }

    private var reason: String { String(cString: strerror(errno)) }
}
