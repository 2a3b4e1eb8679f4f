public import Foundation
public import VIPERSpies

/// A web server on a free port of the loopback address that answers as a test plans, right or wrong.
///
/// ```swift
/// let server = try LoopbackServer { _ in .answer(200, "[]") }
/// let (data, _) = try await URLSession.shared.data(from: server.address)
/// ```
///
/// Only this machine can reach it. It accepts at most ``connections``, waits for at most ``lifetime`` seconds in each
/// step, and stops, with everything that belongs to it, once it is released.
public final class LoopbackServer: CallRecording, Sendable {
    /// What a server records of a request.
    public enum Call: RecordedCall, Sendable {
        /// A client asked for a path.
        case get(String)
        /// A client asked with another method than `GET`, such as `POST`.
        case other(String, String)
        /// A client hung up before the answer was complete.
        case hangUp
    }

    /// How many connections it accepts in its life.
    public static let connections = 256
    /// The target of the articles: a path with capitals, and a query, since a service must change neither.
    public static let target = "/v1/Articles.json?of=all&Page=1"
    /// How many seconds it waits at most until a client sends or takes something.
    public static let lifetime = 60

    /// Records the requests.
    public let recorder: Recorder<Call>
    /// The address of the articles.
    public let address: URL

    private let socket: ListeningSocket

    /// Creates a server, and lets it listen.
    ///
    /// - Parameters:
    ///   - log: Records the requests.
    ///   - answer: Returns the answer to a request, by its number from one on; it is called on another thread.
    /// - Throws: ``NoSocket`` if the system has no port.
    public init(log: CallLog = CallLog(), answer: @escaping @Sendable (Int) -> LoopbackAnswer) throws {
        let recorder = Recorder<Call>("Server", log: log)
        let socket = try ListeningSocket()
        self.recorder = recorder
        self.socket = socket
        guard let address = URL(string: "http://127.0.0.1:\(socket.port)\(Self.target)") else {
            throw NoSocket(description: "Port \(socket.port) has no address.")
        }
        self.address = address
        socket.listen { connection, number in
            guard let (method, path) = connection.readRequest() else { return }
            recorder.record(method == "GET" ? .get(path) : .other(method, path))
            if !connection.play(answer(number)) { recorder.record(.hangUp) }
        }
    }

    deinit {
        stop()
    }

    /// Accepts no more connections, and hangs up on all clients.
    public func stop() {
        socket.close()
    }
}
