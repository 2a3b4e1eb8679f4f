/// What a stream was given, until its reader takes it.
///
/// NB: a stream of the standard library does not tell whether anybody reads it, which ``CallLog/awaited``
/// has to know.
final class StreamBuffer<Value>: @unchecked Sendable {
    private let log: CallLog
    // NB: `@unchecked` is backed by the lock of the log, which guards the variables below.
    private var values: [Value] = []
    private var end: Result<Void, any Error>?
    private var readers: [UnsafeContinuation<Void, Never>] = []
    /// Whether the task of its reader was cancelled before the end came.
    ///
    /// NB: to be asked with the lock.
    private(set) var isCancelled = false

    init(_ log: CallLog) {
        self.log = log
    }

    /// Whether somebody waits for the next value.
    ///
    /// NB: to be asked with the lock.
    var isRead: Bool { !readers.isEmpty }

    // MARK: Writing

    /// Puts in what is there before anybody reads.
    ///
    /// NB: to be called with the lock.
    func fill(_ answers: [Result<Value, some Error>]) {
        for answer in answers {
            switch answer {
            case .success(let value): values.append(value)
            case .failure(let error): end = .failure(error)
            }
        }
    }

    /// Ends before anybody reads; whether it was not at its end already.
    ///
    /// NB: to be called with the lock.
    func close() -> Bool {
        guard end == nil else { return false }
        end = .success(())
        return true
    }

    /// Puts in the one answer that there will be.
    func fillAndEnd(_ answer: Result<Value, some Error>) {
        log.locked {
            fill([answer])
            _ = close()
        }
    }

    /// Adds a value.
    ///
    /// NB: to be called with the lock.
    ///
    /// - Returns: Whom to wake once the lock is free.
    func add(_ value: Value, in state: inout LogState) -> [UnsafeContinuation<Void, Never>] {
        guard end == nil else { return [] }
        values.append(value)
        return takeReaders(&state)
    }

    /// Ends the stream.
    ///
    /// NB: to be called with the lock.
    ///
    /// - Returns: Whom to wake once the lock is free; `nil` if the stream was at its end.
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

    /// The next value; `nil` at the end.
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
