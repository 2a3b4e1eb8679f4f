import TodoProbes
import Foundation
import TodoReference
import TodoSpecs

/// A to-do application with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyTodoAssembly {
    typealias AddWireframeMaker = (FaultyTodoAssembly, any AddModuleDelegate) -> any AddWireframeInterface

    private(set) weak var navigator: (any Navigator)?
    let store: any TodoStore
    let report: @MainActor (any Error) -> Void
    var clock: any DayClock
    var listDataManager: any ListDataManager
    var addDataManager: any AddDataManager
    var retained: [Any] = []

    var makeAddWireframe: AddWireframeMaker = { app, delegate in
        AddWireframe(
            navigator: app.navigator,
            dataManager: app.addDataManager,
            clock: app.clock,
            delegate: delegate
        )
    }
    var start: (FaultyTodoAssembly) -> Void = { app in
        let wireframe = ListWireframe(
            navigator: app.navigator,
            dataManager: app.listDataManager,
            clock: app.clock,
            makeAddWireframe: { app.makeAddWireframe(app, $0) }
        )
        wireframe.presentListInterface()
    }

    static func probe(
        _ fixture: TodoAssemblyFixture,
        _ replace: (FaultyTodoAssembly) -> Void = { _ in }
    ) -> TodoAssemblyProbe {
        let app = FaultyTodoAssembly(fixture)
        replace(app)
        return TodoAssemblyProbe(
            start: { app.start(app) },
            list: { ($0 as? ListTextView).map { ListViewProbe($0) } },
            add: { ($0 as? AddTextView).map { AddViewProbe($0) } }
        )
    }

    private init(_ fixture: TodoAssemblyFixture) {
        navigator = fixture.navigator
        store = fixture.store
        clock = fixture.clock
        report = fixture.failures.report
        let dataManager = TodoDataManager(store: store, clock: clock, reportFailure: report)
        listDataManager = dataManager
        addDataManager = dataManager
    }

    /// Makes both screens use another store.
    func use(_ store: any TodoStore) {
        let dataManager = TodoDataManager(store: store, clock: clock, reportFailure: report)
        (listDataManager, addDataManager) = (dataManager, dataManager)
    }

    /// Makes the add module read another clock.
    func useInAddModule(_ clock: any DayClock) {
        makeAddWireframe = { app, delegate in
            AddWireframe(
                navigator: app.navigator,
                dataManager: app.addDataManager,
                clock: clock,
                delegate: delegate
            )
        }
    }
}
