import VIPERSpies

extension CallLog {
    /// Waits until a condition holds; other tasks run in between.
    func waits(until condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }
}
