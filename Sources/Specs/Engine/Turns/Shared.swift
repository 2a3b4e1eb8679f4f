import Foundation

/// A value that several threads read and write.
final class Shared<Value: Sendable>: @unchecked Sendable {
    // `@unchecked` is safe, since this lock guards the value.
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }

    /// Reads and changes the value in one step.
    func update<Result>(_ change: (inout Value) -> Result) -> Result {
        lock.withLock { change(&stored) }
    }
}
