/// What became of a mutant.
enum Outcome: Sendable {
    /// A requirement noticed it, or it ended or held up the process.
    case killed(by: String)
    case survived

    /// Tries one mutant in a process of its own.
    ///
    /// - Parameters:
    ///   - mutant: The mutant.
    ///   - tests: The compiled tests.
    ///   - seconds: How long they may take.
    init(of mutant: Mutant, in tests: String, within seconds: Int) async throws {
        let settings = ["VIPER_MUTANT": "\(mutant.number)", "VIPER_FILE": mutant.file]
        let filter = mutant.isInLaws ? "MutantTests.LawTrial" : "MutantTests.TodoTrial"
        let command = [tests, "--testing-library", "swift-testing", "--filter", filter]
        let (status, text) = try await Command.run(command, with: settings, within: seconds)
        if let match = text.firstMatch(of: /mutant noticed by (.*)/) {
            self = .killed(by: String(match.1))
        } else if status == nil {
            self = .killed(by: "time: it never ends")
        } else if text.contains("mutant survived") {
            self = .survived
        } else {
            self = .killed(by: "its end: status \(status ?? 0)")
        }
    }
}
