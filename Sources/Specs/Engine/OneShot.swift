import Foundation

/// A value that is sent once and awaited once; what is sent later is ignored.
final class OneShot<Value: Sendable>: @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards both variables below.
    private let lock = NSLock()
    private var sent: Value?
    private var receiver: UnsafeContinuation<Value, Never>?

    func send(_ value: Value) {
        let receiver = lock.withLock {
            guard sent == nil else { return nil as UnsafeContinuation<Value, Never>? }
            sent = value
            return self.receiver
        }
        receiver?.resume(returning: value)
    }

    var value: Value {
        get async {
            await withUnsafeContinuation { continuation in
                let sent = lock.withLock {
                    if self.sent == nil { receiver = continuation }
                    return self.sent
                }
                if let sent { continuation.resume(returning: sent) }
            }
        }
    }
}
