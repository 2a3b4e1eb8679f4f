/// An error because the library cannot be reached.
public struct Offline: Error, Equatable {
    /// Creates the error.
    public init() {}
}
