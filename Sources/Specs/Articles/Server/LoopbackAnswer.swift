public import Foundation

/// What a loopback server does with one request, step by step.
public struct LoopbackAnswer: Sendable {
    enum Step: Sendable {
        case send(Data)
        /// Waits for at least six seconds, or until the client hangs up, and may send a byte now and then.
        case wait(isTrickling: Bool)
        /// Breaks the connection off with a reset, which the client notices.
        case reset
        case perform(@Sendable () -> Void)
    }

    let steps: [Step]

    /// An HTTP answer with a status, headers and a body.
    ///
    /// - Parameters:
    ///   - status: The status, such as 200.
    ///   - headers: The lines of the head besides `Content-Length` and `Connection`.
    ///   - body: The body.
    ///   - length: The length that the head promises; `nil` for that of the body.
    ///   - pieces: In how many pieces the body is sent.
    /// - Returns: The answer.
    public static func answer(
        _ status: Int,
        headers: [String] = ["Content-Type: application/json"],
        body: Data,
        length: Int? = nil,
        pieces: Int = 1
    ) -> LoopbackAnswer {
        let lines =
            ["HTTP/1.1 \(status) Test", "Content-Length: \(length ?? body.count)", "Connection: close"] + headers
        let head = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        let size = max(1, (body.count + pieces - 1) / pieces)
        let parts = stride(from: 0, to: body.count, by: size).map { body.dropFirst($0).prefix(size) }
        return LoopbackAnswer(steps: ([head] + parts).map { .send(Data($0)) })
    }

    /// An HTTP answer with a status and a text, sent as JSON.
    ///
    /// - Parameters:
    ///   - status: The status, such as 200.
    ///   - text: The body.
    /// - Returns: The answer.
    public static func answer(_ status: Int, _ text: String) -> LoopbackAnswer {
        answer(status, body: Data(text.utf8))
    }

    /// Accepts the connection and sends nothing; the server hangs up after about six seconds.
    public static let silence = LoopbackAnswer(steps: [.wait(isTrickling: false)])
    /// Breaks the connection off before anything is sent.
    public static let reset = LoopbackAnswer(steps: [.reset])

    /// The same answer, after an action.
    ///
    /// - Parameter action: The action, which runs on the server's thread.
    /// - Returns: The answer.
    public func after(_ action: @escaping @Sendable () -> Void) -> LoopbackAnswer {
        LoopbackAnswer(steps: [.perform(action)] + steps)
    }

    /// The same answer, which then does not end until the server hangs up after about six seconds.
    ///
    /// - Parameter isTrickling: Whether a byte comes now and then.
    /// - Returns: The answer.
    public func withoutEnd(trickling isTrickling: Bool) -> LoopbackAnswer {
        LoopbackAnswer(steps: steps + [.wait(isTrickling: isTrickling)])
    }

    /// The same answer, after which the connection breaks off.
    public var broken: LoopbackAnswer { LoopbackAnswer(steps: steps + [.reset]) }
}
