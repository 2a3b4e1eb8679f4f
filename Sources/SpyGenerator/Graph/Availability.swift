/// The versions of a system on which a declaration can be used.
public struct Availability: Decodable, Sendable {
    /// The system, or `*` for all.
    public let domain: String?
    /// The first version that has it.
    public let introduced: Version?
    /// The first version in which it should not be used any more.
    public let deprecated: Version?
    /// Whether it should not be used in any version.
    public let isUnconditionallyDeprecated: Bool?
    /// Whether no version has it.
    public let isUnconditionallyUnavailable: Bool?

    /// The version of a system.
    public struct Version: Decodable, Sendable {
        /// The first number.
        public let major: Int
        /// The second number.
        public let minor: Int?

        var text: String {
            guard let minor, minor > 0 else { return "\(major)" }
            return "\(major).\(minor)"
        }
    }
}
