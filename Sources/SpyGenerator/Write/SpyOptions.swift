/// How spies are to look.
public struct SpyOptions: Sendable {
    /// How far a spy can be seen.
    public enum Access: String, Sendable {
        /// By every module that imports the spy's.
        case `public`
        /// By the spy's own module.
        case `internal`
    }

    /// What is appended to the name of a protocol, unless it is a mock's.
    public var suffix: String
    /// Protocols whose spies are called mocks; a star stands for any text.
    public var mocks: [String]
    /// How far the spies can be seen.
    public var access: Access
    /// The module of the support; `nil` if it is copied beside the spies.
    public var support: String?
    /// Whether nothing is on the main actor by itself in the module that the spies go to.
    public var isNonisolatedByDefault: Bool
    /// Names that have to be written with their modules, since they mean several types where the spies go.
    public var ambiguousNames: Set<String> = []

    /// Creates options.
    ///
    /// - Parameters:
    ///   - suffix: What is appended to the name of a protocol, unless it is a mock's.
    ///   - mocks: Protocols whose spies are called mocks; a star stands for any text.
    ///   - access: How far the spies can be seen.
    ///   - support: The module of the support; `nil` if it is copied beside the spies.
    ///   - isNonisolatedByDefault: Whether nothing is on the main actor by itself.
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

    /// The first of ``mocks`` that no protocol is called like.
    ///
    /// - Parameter names: The names of all protocols.
    /// - Returns: The text with the star.
    public func unmatchedMock(among names: [String]) -> String? {
        mocks.first { mock in !names.contains(where: Pattern(mock).matches) }
    }

    /// What is appended to the name of a protocol.
    func suffix(for name: String) -> String {
        mocks.contains { Pattern($0).matches(name) } ? "Mock" : suffix
    }
}
