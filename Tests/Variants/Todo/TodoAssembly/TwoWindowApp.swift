import TodoReference
import TodoSpecs

/// Shows its list in a window and in a line of the menu bar.
@MainActor
final class TwoWindowApp {
    private let navigator: any Navigator
    private let dataManager: TodoDataManager
    private let clock: any DayClock
    private let line = ListLineView()

    init(_ fixture: TodoAssemblyFixture) {
        navigator = fixture.navigator
        clock = fixture.clock
        dataManager = TodoDataManager(
            store: fixture.store,
            clock: fixture.clock,
            reportFailure: fixture.failures.report
        )
        fixture.track(self, line)
    }

    func start() {
        let wireframe = TwoWindowListWireframe(navigator: navigator, dataManager: dataManager, clock: clock) {
            [weak navigator, dataManager, clock] delegate in
            AddWireframe(navigator: navigator, dataManager: dataManager, clock: clock, delegate: delegate)
        }
        wireframe.presentList(beside: line)
    }
}
