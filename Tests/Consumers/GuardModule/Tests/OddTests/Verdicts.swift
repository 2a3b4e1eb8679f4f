import Saying
import Testing
import VIPERSpecs

/// What the laws say as they were written.
@Suite struct Verdicts {
    @Test func areWrittenDown() async throws {
        try await say([
            ("badge", badge), ("badge presenter", badgePresenter), ("checkout", checkout), ("counting", counting),
            ("feed", feed), ("history", history), ("player", player), ("profile", profile),
        ])
    }

    @Test func askForWhatIsNotFilledIn() async throws {
        try await sayWhatIsMissing(in: forms, called: "forms")
        try await sayWhatIsMissing(in: orders, called: "orders")
    }
}
