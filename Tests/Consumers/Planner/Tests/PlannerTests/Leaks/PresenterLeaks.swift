import Planner
import Testing
import TodoSpecs

/// The leaking twins of the planner's presenter.
enum PresenterLeaks {
    typealias Twin = Leak<@MainActor @Sendable (any PlannerScreen, PresenterMeans) -> any PlannerListPresenter>

    static let all: [Twin] = [
        Twin("none") { WeakScreenPresenter(screen: $0, means: $1) },
        Twin("strong screen", caughtBy: "LIST-PRESENTER-29") {
            StrongScreenPresenter(screen: $0, means: $1)
        },
        Twin("screen in a closure", caughtBy: "LIST-PRESENTER-29") {
            ScreenInClosurePresenter(screen: $0, means: $1)
        },
        Twin("own closure", caughtBy: "LIST-PRESENTER-31") { OwnClosurePresenter(screen: $0, means: $1) },
        Twin("timer", caughtBy: "LIST-PRESENTER-31") { TimerPresenter(screen: $0, means: $1) },
        Twin("observer", caughtBy: "LIST-PRESENTER-31") { ObserverPresenter(screen: $0, means: $1) },
        Twin("stream", caughtBy: "LIST-PRESENTER-31") { StreamPresenter(screen: $0, means: $1) },
    ]
}
