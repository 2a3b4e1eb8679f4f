import Foundation

/// Counts the examinations under way in this process.
final class ExaminationsUnderWay: @unchecked Sendable {
    static let shared = ExaminationsUnderWay()

    // NB: `@unchecked` is backed by this lock, which guards the number.
    private let lock = NSLock()
    private var number = 0

    var count: Int {
        lock.withLock { number }
    }

    func enter() {
        lock.withLock { number += 1 }
    }

    func leave() {
        lock.withLock { number -= 1 }
    }
}
