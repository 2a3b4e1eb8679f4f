import Foundation

/// A value that closures on any thread can change.
final class Box<Value: Sendable>: @unchecked Sendable {
    // This lock guards the value, which justifies `@unchecked`.
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value { lock.withLock { stored } }

    func change<Result>(_ change: (inout Value) -> Result) -> Result {
        lock.withLock { change(&stored) }
    }
}

/// Counts from one.
final class Counter: Sendable {
    private let number = Box(0)

    func next() -> Int {
        number.change {
            $0 += 1
            return $0
        }
    }
}
