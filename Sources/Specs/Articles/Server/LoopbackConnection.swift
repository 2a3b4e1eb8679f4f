import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A connection of a client to a server, served on a thread of its own.
final class LoopbackConnection: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        var limit = timeval()
        limit.tv_sec = LoopbackServer.lifetime
        let size = socklen_t(MemoryLayout<timeval>.size)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] { setsockopt(descriptor, SOL_SOCKET, option, &limit, size) }
        #if canImport(Darwin)
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    /// Reads a request, and returns its method, such as `GET`, and its path; `nil` if no request comes.
    func readRequest() -> (method: String, path: String)? {
        var request: [UInt8] = []
        while !request.containsBlankLine {
            guard request.count < 65_536, let bytes = read() else { return nil }
            request += bytes
        }
        let words = String(decoding: request, as: UTF8.self).split(separator: " ", maxSplits: 2)
        return words.count > 1 ? (String(words[0]), String(words[1])) : nil
    }

    /// Answers step by step, and returns whether the client stayed until the end.
    func play(_ answer: LoopbackAnswer) -> Bool {
        for step in answer.steps {
            switch step {
            case .send(let data): guard send(data) else { return false }
            case .perform(let action): action()
            case .wait(let isTrickling):
                // Counts short waits, since each of them takes longer on a busy machine.
                for _ in 1...300 {
                    guard !isTrickling || send(Data([0x20])), !isLeft(within: 20) else { return false }
                }
            case .reset: reset()
            }
        }
        return true
    }

    /// Hangs up, which wakes a thread that reads or sends on the connection.
    func hangUp() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Closes the connection, once everything is sent, unless it was reset.
    func close() {
        _ = shutdown(descriptor, Int32(SHUT_WR))
        _ = systemClose(descriptor)
    }

    /// Returns the bytes that the client has sent; `nil` if it sends nothing more.
    private func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer.prefix(count)) : nil
    }

    private func send(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress {
                let count = systemSend(descriptor, start, rest.count)
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Whether the client hangs up or sends something within some milliseconds.
    private func isLeft(within milliseconds: Int32) -> Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, milliseconds) != 0
    }

    /// Makes the connection end with a reset instead of an orderly close.
    private func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
}

extension [UInt8] {
    /// Whether the head of a request is complete.
    fileprivate var containsBlankLine: Bool {
        suffix(4) == [13, 10, 13, 10] || String(decoding: self, as: UTF8.self).contains("\r\n\r\n")
    }
}

private func systemSend(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
        return send(descriptor, start, count, 0)
    #else
        return send(descriptor, start, count, Int32(MSG_NOSIGNAL))
    #endif
}
