import Foundation

/// A file that is created when the first line is written, and left alone after the first line that cannot be.
package final class LedgerFile: @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards the state.
    private let lock = NSLock()
    private var state = State.unopened
    private let folder: URL

    private enum State {
        case unopened
        case open(descriptor: Int32, path: String)
        case refused
    }

    init(folder: String) {
        self.folder = URL(filePath: folder, directoryHint: .isDirectory)
    }

    deinit {
        if case .open(let descriptor, _) = state { close(descriptor) }
    }

    /// Removes what was written, which is of no interest any more.
    package func remove() {
        lock.withLock {
            if case .open(let descriptor, let path) = state {
                close(descriptor)
                unlink(path)
            }
            state = .refused
        }
    }

    /// Appends a line; once this has thrown, it does nothing.
    func append(_ line: Data) throws {
        try lock.withLock {
            do {
                switch state {
                case .unopened:
                    let (descriptor, path) = try opened()
                    state = .open(descriptor: descriptor, path: path)
                    try write(line, to: descriptor)
                case .open(let descriptor, _): try write(line, to: descriptor)
                case .refused: break
                }
            } catch {
                state = .refused
                throw error
            }
        }
    }

    private func opened() throws -> (descriptor: Int32, path: String) {
        try makeFolder()
        let file = path(of: folder.appending(component: LedgerRun.fileName()))
        let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw LedgerProblem("\(path(of: folder)) cannot be written to (\(reason))") }
        return (descriptor, file)
    }

    /// NB: what Foundation says of a folder that it cannot make is, on Linux, often nothing but a number.
    private func makeFolder() throws {
        var ancestors = [folder]
        while !FileManager.default.fileExists(atPath: path(of: ancestors[0])), ancestors[0].pathComponents.count > 1 {
            ancestors.insert(ancestors[0].deletingLastPathComponent(), at: 0)
        }
        // NB: another process may make it at the same time.
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
