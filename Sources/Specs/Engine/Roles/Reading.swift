package import VIPERSpies

/// What a view that pulls has read when it was told to.
@MainActor
package final class Reading<Value> {
    /// What it has read last; `nil` if it was never told.
    package fileprivate(set) var last: Value?
}

extension Run {
    /// Lets somebody read each time a double is called.
    package func reading<Value>(
        at call: LoggedCall,
        _ read: @escaping @MainActor (Run) -> Value
    ) -> Reading<Value> {
        let reading = Reading<Value>()
        duringEach(call) { reading.last = read($0) }
        return reading
    }
}
