import Foundation

/// Counts up from a number, on any thread.
final class NumberSource: @unchecked Sendable {
    // `@unchecked` is backed by this lock, which guards the number.
    private let lock = NSLock()
    private var number: Int

    init(from first: Int) {
        number = first
    }

    /// The number that `next()` returns next.
    var upcoming: Int { lock.withLock { number } }

    @discardableResult
    func next() -> Int {
        lock.withLock {
            defer { number += 1 }
            return number
        }
    }
}
