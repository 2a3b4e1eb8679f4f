import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The error that the system has no port for a server.
public struct NoSocket: Error, CustomStringConvertible {
    /// What could not be done, and the reason that the system gives.
    public let description: String
}

/// Listens on a free port of the loopback address, and gives each connection a thread of its own.
final class ListeningSocket: @unchecked Sendable {
    // `@unchecked` is backed by this lock, which guards the variables below.
    private let lock = NSLock()
    private var open: [Int32: LoopbackConnection] = [:]
    private var isClosed = false
    private let descriptor: Int32

    let port: UInt16

    init() throws {
        let descriptor = systemSocket(AF_INET, streamSocket, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
                guard descriptor >= 0, bind(descriptor, name, size) == 0, systemListen(descriptor, 128) == 0 else {
                    return Int32(-1)
                }
                return getsockname(descriptor, name, &size)
            }
        }
        self.descriptor = descriptor
        port = UInt16(bigEndian: address.sin_port)
        guard result == 0 else {
            let reason = String(cString: strerror(errno))
            if descriptor >= 0 { _ = systemClose(descriptor) }
            throw NoSocket(description: "No server could be started on the loopback address: \(reason)")
        }
    }

    /// Accepts connections until the socket is closed, or has accepted as many as a server may.
    func listen(_ hear: @escaping @Sendable (LoopbackConnection, Int) -> Void) {
        Thread.detachNewThread { [self] in
            for number in 1...LoopbackServer.connections {
                let accepted = accept(descriptor, nil, nil)
                guard accepted >= 0, let connection = keep(LoopbackConnection(accepted)) else { break }
                Thread.detachNewThread { [self] in
                    hear(connection, number)
                    end(connection)
                }
            }
            close()
            #if !canImport(Darwin)
                _ = systemClose(descriptor)
            #endif
        }
    }

    /// Accepts no more connections, and hangs up on those that are open.
    func close() {
        lock.withLock {
            guard !isClosed else { return }
            isClosed = true
            for connection in open.values { connection.hangUp() }
            // A thread that waits here wakes up if the socket is closed on Apple systems, or shut down on Linux.
            #if canImport(Darwin)
                _ = systemClose(descriptor)
            #else
                _ = shutdown(descriptor, Int32(SHUT_RDWR))
            #endif
        }
    }

    private func keep(_ connection: LoopbackConnection) -> LoopbackConnection? {
        let isKept = lock.withLock {
            if !isClosed { open[connection.descriptor] = connection }
            return !isClosed
        }
        if !isKept { connection.close() }
        return isKept ? connection : nil
    }

    private func end(_ connection: LoopbackConnection) {
        lock.withLock {
            open[connection.descriptor] = nil
            connection.close()
        }
    }
}

#if canImport(Darwin)
    private let streamSocket = SOCK_STREAM
#else
    private let streamSocket = Int32(SOCK_STREAM.rawValue)
#endif

// Inside classes whose methods have the same names, the functions of the system need other names.
private func systemSocket(_ domain: Int32, _ type: Int32, _ number: Int32) -> Int32 { socket(domain, type, number) }
private func systemListen(_ descriptor: Int32, _ count: Int32) -> Int32 { listen(descriptor, count) }
func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
