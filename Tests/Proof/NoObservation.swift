/// The system is older than `@Observable`, so a module that is observed cannot be tried on it.
public struct NoObservation: Error, CustomStringConvertible {
    /// Creates the error.
    public init() {}

    /// The systems that have it.
    public var description: String { "@Observable needs iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1." }
}
