import Planner
import Testing
import TodoSpecs

/// A leaking twin of the planner's presenter, and the requirements that have to catch it.
struct PresenterLeak: Sendable, CustomTestStringConvertible {
    typealias Make = @MainActor @Sendable (any PlannerScreen, PresenterMeans) -> any PlannerListPresenter

    let testDescription: String
    let caughtBy: Set<String>
    let make: Make

    init(_ name: String, caughtBy ids: String..., make: @escaping Make) {
        testDescription = name
        caughtBy = Set(ids)
        self.make = make
    }

    static let all: [PresenterLeak] = [
        PresenterLeak("none") { WeakScreenPresenter(screen: $0, means: $1) },
        PresenterLeak("strong screen", caughtBy: "LIST-PRESENTER-29") {
            StrongScreenPresenter(screen: $0, means: $1)
        },
        PresenterLeak("screen in a closure", caughtBy: "LIST-PRESENTER-29") {
            ScreenInClosurePresenter(screen: $0, means: $1)
        },
        PresenterLeak("own closure", caughtBy: "LIST-PRESENTER-31") { OwnClosurePresenter(screen: $0, means: $1) },
        PresenterLeak("timer", caughtBy: "LIST-PRESENTER-31") { TimerPresenter(screen: $0, means: $1) },
        PresenterLeak("observer", caughtBy: "LIST-PRESENTER-31") { ObserverPresenter(screen: $0, means: $1) },
        PresenterLeak("stream", caughtBy: "LIST-PRESENTER-31") { StreamPresenter(screen: $0, means: $1) },
    ]
}
