/// The values that a stream was given, until its reader takes them.
///
/// The streams of the standard library do not tell whether anything reads them, which ``CallLog/awaited``
/// has to know.
final class StreamBuffer<Value>: @unchecked Sendable {
    private let log: CallLog
    // `@unchecked` is safe, since the lock of the log guards the variables below.
    private var values: [Value] = []
    private var end: Result<Void, any Error>?
    private var readers: [UnsafeContinuation<Void, Never>] = []
    /// Whether the task of its reader was cancelled before the end came, read with the lock held.
    private(set) var isCancelled = false

    init(_ log: CallLog) {
        self.log = log
    }

    /// Whether a reader waits for the next value, read with the lock held.
    var isRead: Bool { !readers.isEmpty }

    // MARK: Writing

    /// Adds the answers that are there before anything reads, with the lock held.
    func fill(_ answers: [Result<Value, some Error>]) {
        for answer in answers {
            switch answer {
            case .success(let value): values.append(value)
            case .failure(let error): end = .failure(error)
            }
        }
    }

    /// Ends the stream before anything reads, with the lock held; returns `false` if it had ended already.
    func close() -> Bool {
        guard end == nil else { return false }
        end = .success(())
        return true
    }

    /// Adds the only answer, and ends the stream.
    func fillAndEnd(_ answer: Result<Value, some Error>) {
        log.locked {
            fill([answer])
            _ = close()
        }
    }

    /// Adds a value, with the lock held.
    ///
    /// - Returns: The readers to resume once the lock is free.
    func add(_ value: Value, in state: inout LogState) -> [UnsafeContinuation<Void, Never>] {
        guard end == nil else { return [] }
        values.append(value)
        return takeReaders(&state)
    }

    /// Ends the stream, with the lock held.
    ///
    /// - Returns: The readers to resume once the lock is free; `nil` if the stream had ended already.
    func finish(_ end: Result<Void, any Error>, in state: inout LogState) -> [UnsafeContinuation<Void, Never>]? {
        guard self.end == nil else { return nil }
        self.end = end
        return takeReaders(&state)
    }

    private func takeReaders(_ state: inout LogState) -> [UnsafeContinuation<Void, Never>] {
        defer { readers = [] }
        state.change(awaited: -readers.count)
        return readers
    }

    // MARK: Reading

    /// Returns the next value; `nil` at the end.
    func next() async throws -> Value? {
        try await withTaskCancellationHandler {
            while true {
                if let step = take() { return try step.get() }
                await withUnsafeContinuation { wait(with: $0) }
            }
        } onCancel: {
            let readers = log.change { state in
                let readers = finish(.success(()), in: &state)
                if readers != nil { isCancelled = true }
                return readers
            }
            for reader in readers ?? [] { reader.resume() }
        }
    }

    private func take() -> Result<Value?, any Error>? {
        log.locked {
            if !values.isEmpty { return .success(values.removeFirst()) }
            return end.map { $0.map { nil } }
        }
    }

    private func wait(with continuation: UnsafeContinuation<Void, Never>) {
        let isWaiting = log.change { state in
            guard values.isEmpty, end == nil else { return false }
            readers.append(continuation)
            state.change(awaited: 1)
            return true
        }
        if !isWaiting { continuation.resume() }
    }
}
