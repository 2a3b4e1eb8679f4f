/// An error because the system is older than `@Observable`, so that an observed module cannot be tried.
public struct NoObservation: Error, CustomStringConvertible {
    /// Creates the error.
    public init() {}

    /// The systems that have `@Observable`.
    public var description: String { "@Observable needs iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1." }
}
