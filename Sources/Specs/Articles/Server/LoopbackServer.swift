public import Foundation
public import VIPERSpies

/// A web server on a free port of the loopback address, which answers as a test plans, right or wrong.
///
/// ```swift
/// let server = try LoopbackServer { _ in .answer(200, body: "[]") }
/// let (data, _) = try await URLSession.shared.data(from: server.address)
/// ```
///
/// Nobody beside this machine can reach it. It hears at most ``connections``, waits for at most ``lifetime``
/// seconds in each step, and is gone with everything that belongs to it when nobody holds it any more.
public final class LoopbackServer: CallRecording, Sendable {
    /// A request, as far as it counts.
    public enum Call: RecordedCall, Sendable {
        /// Somebody asked for a path.
        case get(String)
        /// Somebody asked otherwise than with `GET`, such as with `POST`.
        case other(String, String)
        /// Somebody hung up before the answer was over.
        case hangUp
    }

    /// How many connections it hears in its life.
    public static let connections = 256
    /// Where the articles are: a path with capitals, and a query, since neither is for a service to change.
    public static let target = "/v1/Articles.json?of=all&Page=1"
    /// How many seconds it waits for at most until somebody sends or takes something.
    public static let lifetime = 60

    /// Remembers the requests.
    public let recorder: Recorder<Call>
    /// Where it can be asked for articles.
    public let address: URL

    private let socket: ListeningSocket

    /// Creates a server, and lets it listen.
    ///
    /// - Parameters:
    ///   - log: Remembers the requests.
    ///   - answer: What becomes of a request, by its number from one on; it is called on another thread.
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

    /// Hears nobody any more, and hangs up on everybody.
    public func stop() {
        socket.close()
    }
}
