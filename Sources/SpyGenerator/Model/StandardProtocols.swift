/// The requirements of the standard library's protocols, as far as a spy has to write them.
///
/// The standard library's own symbol graph has 48 megabytes; this is all that a spy needs of it.
enum StandardProtocols {
    /// Parents without requirements for a spy: markers, and protocols that every class satisfies.
    static let silent: Set<String> = [
        "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "AnyObject", "Error", "Actor",
        "AnyActor", "LocalizedError", "Identifiable",
    ]

    /// Parents whose conforming types are `Sendable`.
    static let sendable: Set<String> = ["Sendable", "Error", "LocalizedError"]

    /// Parents whose requirements are written in a special way, since they make a spy usable in collections.
    static let written: Set<String> = [
        "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "CustomDebugStringConvertible", "Encodable",
        "Decodable",
    ]

    /// Whether all requirements of a protocol are known without a symbol graph.
    static func know(_ name: String) -> Bool {
        silent.contains(name) || written.contains(name) || declarations[name] != nil || name == "NSObjectProtocol"
    }

    /// The requirements of `Identifiable` where the type of the identity is chosen.
    static let identity = ["associatedtype ID: Hashable", "var id: Self.ID { get }"]

    /// Parents whose requirements are recorded and answered like any other.
    static let declarations: [String: [String]] = [
        "CaseIterable": ["static var allCases: [Self] { get }"],
        "IteratorProtocol": ["associatedtype Element", "func next() -> Self.Element?"],
        "LosslessStringConvertible": ["init(_ description: String)"],
        "AsyncIteratorProtocol": ["associatedtype Element", "func next() async throws -> Self.Element?"],
        "Sequence": ["associatedtype Element", "func makeIterator() -> AnyIterator<Self.Element>"],
        "RandomNumberGenerator": ["func next() -> UInt64"],
        "TextOutputStream": ["func write(_ string: String)"],
    ]
}
