import Foundation

/// Runs bodies at the same time, and returns their results in the order in which they end.
///
/// No body runs before all have been added. Otherwise, on a busy machine, each could end before the next
/// one is added, and nothing would happen at the same time.
func atOnce<Result: Sendable>(_ bodies: [@Sendable () async throws -> Result]) async throws -> [Result] {
    try await withThrowingTaskGroup(of: Result.self) { group in
        let start = NSLock()
        start.withLock {
            for body in bodies {
                group.addTask {
                    // This blocks a thread only as long as the loop takes, which needs no other thread to end.
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
