import Foundation

/// An error with which a store fails in a spec.
struct Offline: Error {
    /// Errors that a store may fail with: one of its own, and two that some modules do not treat as errors.
    static let all: [any Error] = [Offline(), CancellationError(), CocoaError(.fileNoSuchFile)]
}
