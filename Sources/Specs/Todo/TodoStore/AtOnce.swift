import Foundation

/// Runs bodies at the same time, and returns what they return, in the order in which they end.
///
/// The first one waits until the last one has been handed over.
/// Otherwise, on a busy machine, each could end before the next one is there, and nothing would happen at the same time.
func atOnce<Result: Sendable>(_ bodies: [@Sendable () async throws -> Result]) async throws -> [Result] {
    try await withThrowingTaskGroup(of: Result.self) { group in
        let start = NSLock()
        start.withLock {
            for body in bodies {
                group.addTask {
                    // NB: this holds a thread for as long as the loop takes, which needs no other thread to end.
                    start.withLock {}
                    return try await body()
                }
            }
        }
        var results: [Result] = []
        for try await result in group { results.append(result) }
        return results
    }
}
