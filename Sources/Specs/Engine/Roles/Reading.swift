package import VIPERSpies

/// Keeps what a pulling view has read when it was told to.
@MainActor
package final class Reading<Value> {
    /// The value that was read last; `nil` if the view was never told to read.
    package fileprivate(set) var last: Value?
}

extension Run {
    /// Reads a value each time a double is called in a certain way.
    package func reading<Value>(
        at call: LoggedCall,
        _ read: @escaping @MainActor (Run) -> Value
    ) -> Reading<Value> {
        let reading = Reading<Value>()
        duringEach(call) { reading.last = read($0) }
        return reading
    }
}
