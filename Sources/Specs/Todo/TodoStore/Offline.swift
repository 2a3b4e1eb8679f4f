import Foundation

/// An error that a store gives in a spec.
struct Offline: Error {
    /// What a store may fail with: an error of its own, and two that some modules take for none.
    static let all: [any Error] = [Offline(), CancellationError(), CocoaError(.fileNoSuchFile)]
}
