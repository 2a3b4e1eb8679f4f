public import Foundation

/// What the articles service spec gives to a service: an address on this machine, and a time limit.
///
/// ```swift
/// OurService(address: fixture.address, timeLimit: fixture.timeLimit)
/// ```
@MainActor
public struct ArticlesServiceFixture: Fixture {
    /// The log of the server.
    public let log: CallLog
    /// Watches the objects that have to go when the service goes.
    public let tracker: Tracker
    /// Where the articles are, as JSON: a list of objects with the texts `date`, `title`, `website`, `authors`,
    /// `content` and `image`, each of which can be missing.
    public let address: URL
    /// How long a fetch may take in total, even if data keeps coming.
    public let timeLimit: Duration
    /// Answers the service.
    let server: LoopbackServer

    init(timeLimit: Duration = .seconds(30), answer: @escaping @Sendable (Int) -> LoopbackAnswer) throws {
        log = CallLog()
        tracker = Tracker()
        server = try LoopbackServer(log: log, answer: answer)
        address = server.address
        self.timeLimit = timeLimit
    }

    /// How often the server was asked.
    var requests: Int { server.calls.count { $0 != .hangUp } }
}
