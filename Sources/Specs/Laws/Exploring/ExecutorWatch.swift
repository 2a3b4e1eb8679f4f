/// Sees which calls of a view are not made on the main actor.
final class ExecutorWatch: Sendable {
    private let found = Shared<[String]>([])

    @MainActor
    init(_ stage: Stage) {
        stage.log.watch { [found, roles = stage.roles] call in
            // NB: to be asked here and now, on the thread of the call.
            guard !MainQueue.isCurrent, call.recorder.flatMap({ roles[$0] }) == .view else { return }
            found.update { $0.append("\(call)") }
        }
    }

    /// The calls that were made elsewhere.
    var strays: [String] { found.value }
}
