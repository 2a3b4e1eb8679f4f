import Saying
import Testing
import VIPERSpecs

/// What the laws say as they were written.
@Suite struct Verdicts {
    @Test func areWrittenDown() async throws {
        try await say([("clock", clock), ("notes", notes), ("weather", weather)])
    }
}
