package import VIPERStory

/// One requirement that was verified on one module: a line of a ledger.
///
/// Docs/Reports.md says what each key means; a change that breaks readers has to increment
/// ``currentSchema``.
package struct LedgerEntry: Codable, Equatable, Sendable {
    package static let currentSchema = 1

    package var schema = Self.currentSchema
    /// The version of the kit.
    package var kit = KitVersion.current
    package var system: String
    package var spec: String
    package var id: String
    package var level: LedgerLevel
    package var tags: [String]
    package var statement: String
    package var source: String
    package var test: LedgerTest
    package var verdict: LedgerVerdict
    /// What is wrong with the module, in plain text.
    package var failures: [String]
    /// Why the requirement does not apply, why it was not judged, or why an acknowledgement is out of date.
    package var reason: String?
    /// The reason with which the consumer has acknowledged it, if that excuses it or is out of date.
    package var acknowledged: String?
    /// The violated requirement that this one presupposes.
    package var presupposes: String?
    package var seconds: Double
    package var seed: UInt64
    /// The events that led to the verdict, if something is wrong.
    package var story: Story?

    package init(
        system: String,
        spec: String,
        id: String,
        level: LedgerLevel,
        tags: [String],
        statement: String,
        source: String,
        test: LedgerTest,
        verdict: LedgerVerdict,
        failures: [String] = [],
        reason: String? = nil,
        acknowledged: String? = nil,
        presupposes: String? = nil,
        seconds: Double,
        seed: UInt64,
        story: Story? = nil
    ) {
        self.system = system
        self.spec = spec
        self.id = id
        self.level = level
        self.tags = tags
        self.statement = statement
        self.source = source
        self.test = test
        self.verdict = verdict
        self.failures = failures
        self.reason = reason
        self.acknowledged = acknowledged
        self.presupposes = presupposes
        self.seconds = seconds
        self.seed = seed
        self.story = story
    }
}
