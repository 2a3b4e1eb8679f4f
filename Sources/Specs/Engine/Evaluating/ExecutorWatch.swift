package import VIPERSpies

/// Finds the calls of doubles that are not made on the main actor.
///
/// A module in Swift 5 mode can call a main-actor protocol from anywhere, without a word from the compiler.
package final class ExecutorWatch: Sendable {
    private let found = Shared<[String]>([])

    /// Watches the calls from now on.
    ///
    /// - Parameters:
    ///   - log: The log of the doubles.
    ///   - isWatched: Whether a call has to be made on the main actor.
    package init(_ log: CallLog, _ isWatched: @escaping @Sendable (LoggedCall) -> Bool = { _ in true }) {
        log.watch { [found] call in
            // This has to be checked on the thread of the call.
            guard !CallLog.isOnMainActor, isWatched(call) else { return }
            found.update { $0.append("\(call)") }
        }
    }

    /// The calls that were made off the main actor.
    package var strays: [String] { found.value }
}
