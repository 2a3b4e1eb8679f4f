import Foundation

/// Counts up, on any thread.
final class NumberSource: @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards the number.
    private let lock = NSLock()
    private var number: Int

    init(from first: Int) {
        number = first
    }

    /// What the next number will be.
    var upcoming: Int { lock.withLock { number } }

    @discardableResult
    func next() -> Int {
        lock.withLock {
            defer { number += 1 }
            return number
        }
    }
}
