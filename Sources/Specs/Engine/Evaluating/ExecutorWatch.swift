package import VIPERSpies

/// Sees which calls of doubles are not made on the main actor.
///
/// NB: a module in Swift 5 mode can call a main-actor protocol from anywhere, and the compiler keeps silent.
package final class ExecutorWatch: Sendable {
    private let found = Shared<[String]>([])

    /// Watches from now on.
    ///
    /// - Parameters:
    ///   - log: The log of the doubles.
    ///   - isWatched: Whether a call has to be made on the main actor.
    package init(_ log: CallLog, _ isWatched: @escaping @Sendable (LoggedCall) -> Bool = { _ in true }) {
        log.watch { [found] call in
            // NB: to be asked here and now, on the thread of the call.
            guard !MainQueue.isCurrent, isWatched(call) else { return }
            found.update { $0.append("\(call)") }
        }
    }

    /// The calls that were made elsewhere.
    package var strays: [String] { found.value }
}
