import TodoProbes
public import Proof
import TodoReference
public import TodoSpecs

/// Correct applications that are assembled in an unusual way.
public enum TodoAssemblyVariants {
    /// All variants.
    public static let all: [Variant<TodoAssemblySpec>] = [
        Variant("is both wireframes and both data managers in one object") { fixture in
            let app = OneObjectApp(fixture)
            fixture.track(app)
            return TodoAssemblyProbe(start: app.start, list: list, add: add)
        },
        Variant("has a second user interface for the list") { fixture in
            TodoAssemblyProbe(start: TwoWindowApp(fixture).start, list: list, add: add)
        },
        Variant("takes down what cannot be true any more") { fixture in
            let app = OwnPresenterApp(fixture) { [clock = fixture.clock] in
                TidyingPresenter($0, view: $1, clock: clock)
            }
            return TodoAssemblyProbe(start: app.start, list: list, add: add)
        },
        Variant("asks and shows after a while, by a timer") { fixture in
            let app = OwnPresenterApp(fixture) { presenter, _ in TimedPresenter(presenter) }
            return TodoAssemblyProbe(start: app.start, list: list, add: add)
        },
        Variant("remembers what its store has found, in an actor") { fixture in
            let store = CachingTodoStore(store: fixture.store)
            let app = TodoAssembly(
                navigator: fixture.navigator,
                store: store,
                clock: fixture.clock,
                reportFailure: fixture.failures.report
            )
            fixture.track(store, app)
            return TodoAssemblyProbe(start: app.start, list: list, add: add)
        },
        Variant("is started once, however often it is told to") { fixture in
            let app = TodoAssembly(
                navigator: fixture.navigator,
                store: fixture.store,
                clock: fixture.clock,
                reportFailure: fixture.failures.report
            )
            fixture.track(app)
            var isStarted = false
            let start = {
                if !isStarted { app.start() }
                isStarted = true
            }
            return TodoAssemblyProbe(start: start, list: list, add: add)
        },
        Variant("shows screens that host its views") { fixture in
            let navigator = HostingNavigator(fixture.navigator)
            let app = TodoAssembly(
                navigator: navigator,
                store: fixture.store,
                clock: fixture.clock,
                reportFailure: fixture.failures.report
            )
            fixture.track(navigator, app)
            return TodoAssemblyProbe(
                start: app.start,
                list: { ($0 as? HostingScreen).flatMap { list($0.content) } },
                add: { ($0 as? HostingScreen).flatMap { add($0.content) } }
            )
        },
    ]

    @MainActor private static func list(_ screen: AnyObject) -> ListViewProbe? {
        (screen as? ListTextView).map { ListViewProbe($0) }
    }

    @MainActor private static func add(_ screen: AnyObject) -> AddViewProbe? {
        (screen as? AddTextView).map { AddViewProbe($0) }
    }
}
