/// The form of the spies.
public struct SpyOptions: Sendable {
    /// The access level of a spy.
    public enum Access: String, Sendable {
        /// Every module that imports the spy's module can use it.
        case `public`
        /// Only the spy's own module can use it.
        case `internal`
    }

    /// The text that is appended to the name of a protocol, unless its spy is called a mock.
    public var suffix: String
    /// Protocols whose spies are called mocks; `*` stands for any text.
    public var mocks: [String]
    /// The access level of the spies.
    public var access: Access
    /// The module of the support; `nil` if it is copied beside the spies.
    public var support: String?
    /// Whether declarations of the spies' module are on no actor by default.
    public var isNonisolatedByDefault: Bool
    /// Ambiguous names in the spies' module, which have to be written with their modules.
    public var ambiguousNames: Set<String> = []

    /// Creates options.
    ///
    /// - Parameters:
    ///   - suffix: The text that is appended to the name of a protocol, unless its spy is called a mock.
    ///   - mocks: Protocols whose spies are called mocks; `*` stands for any text.
    ///   - access: The access level of the spies.
    ///   - support: The module of the support; `nil` if it is copied beside the spies.
    ///   - isNonisolatedByDefault: Whether declarations of the spies' module are on no actor by default.
    public init(
        suffix: String = "Spy",
        mocks: [String] = [],
        access: Access = .internal,
        support: String? = "VIPERSpies",
        isNonisolatedByDefault: Bool = true
    ) {
        self.suffix = suffix
        self.mocks = mocks
        self.access = access
        self.support = support
        self.isNonisolatedByDefault = isNonisolatedByDefault
    }

    /// Returns the first of ``mocks`` that matches no protocol.
    ///
    /// - Parameter names: The names of all protocols.
    /// - Returns: The text with its `*`.
    public func unmatchedMock(among names: [String]) -> String? {
        mocks.first { mock in !names.contains(where: Pattern(mock).matches) }
    }

    /// Returns the text that is appended to the name of a protocol.
    func suffix(for name: String) -> String {
        mocks.contains { Pattern($0).matches(name) } ? "Mock" : suffix
    }
}
