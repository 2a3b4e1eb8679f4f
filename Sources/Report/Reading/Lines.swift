import Foundation

/// The lines of a text, with their numbers, which begin at one.
///
/// SwiftPM compiles tools without optimization, in which case a loop over the bytes takes a second for ten megabytes.
struct Lines: Sequence, IteratorProtocol {
    private var rest: Data
    private var number = 0

    init(_ text: Data) {
        rest = text
    }

    mutating func next() -> (number: Int, line: Data)? {
        guard !rest.isEmpty else { return nil }
        number += 1
        let count = rest.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let end = memchr(start, 0x0A, bytes.count) else { return bytes.count }
            return UnsafeRawPointer(end) - start
        }
        defer { rest = rest.dropFirst(count + 1) }
        return (number, rest.prefix(count))
    }
}
