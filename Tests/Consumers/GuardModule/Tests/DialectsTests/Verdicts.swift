import Saying
import Testing
import VIPERSpecs

/// What the laws say as they were written.
@Suite struct Verdicts {
    @Test func areWrittenDown() async throws {
        try await say([
            ("inbox", inbox), ("wallet", wallet), ("ticker", ticker), ("signup", signup), ("login", login),
            ("lookup", lookup), ("meter", meter), ("leaking", leaking), ("overtaken", overtaken), ("silent", silent),
        ])
    }

    @Test func askForWhatIsNotFilledIn() async throws {
        try await sayWhatIsMissing(in: raffle, called: "raffle")
    }
}
