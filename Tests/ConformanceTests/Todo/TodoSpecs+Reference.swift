import TodoProbes
import Foundation
import TodoReference
import TodoSpecs

// How the reference module is handed over to each spec: for the tests, and for the table.

extension ListInteractorSpec {
    @MainActor static func reference(_ fixture: Fixture) -> Subject {
        let interactor = ListInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
        interactor.output = fixture.output
        return interactor
    }
}

extension ListPresenterSpec {
    @MainActor static func reference(_ fixture: Fixture) -> Subject {
        let presenter = ListPresenter(clock: fixture.clock)
        presenter.userInterface = fixture.view
        presenter.interactor = fixture.interactor
        presenter.wireframe = fixture.wireframe
        return presenter
    }
}

extension ListViewSpec {
    @MainActor static func reference(_ fixture: Fixture) -> Subject {
        let view = ListTextView()
        view.eventHandler = fixture.eventHandler
        return ListViewProbe(view)
    }
}

extension ListWireframeSpec {
    @MainActor static func reference(_ fixture: Fixture) -> Subject {
        let wireframe = ListWireframe(
            navigator: fixture.navigator,
            dataManager: fixture.dataManager,
            clock: fixture.clock,
            makeAddWireframe: fixture.makeAddWireframe
        )
        return ListWireframeProbe(wireframe, presentList: wireframe.presentListInterface) {
            ($0 as? ListTextView).map { ListViewProbe($0) }
        }
    }
}

extension ListDataManagerSpec {
    @MainActor static func reference(_ fixture: Fixture) -> Subject {
        TodoDataManager(store: fixture.store, clock: fixture.clock, reportFailure: fixture.failures.report)
    }
}

extension AddInteractorSpec {
    @MainActor static func reference(_ fixture: Fixture) -> Subject {
        AddInteractor(dataManager: fixture.dataManager)
    }
}

extension AddPresenterSpec {
    @MainActor static func reference(_ fixture: Fixture) -> Subject {
        let presenter = AddPresenter(clock: fixture.clock)
        presenter.interactor = fixture.interactor
        presenter.wireframe = fixture.wireframe
        presenter.delegate = fixture.delegate
        return presenter
    }
}

extension AddViewSpec {
    @MainActor static func reference(_ fixture: Fixture) -> Subject {
        let view = AddTextView(calendar: .current)
        view.eventHandler = fixture.eventHandler
        return AddViewProbe(view)
    }
}

extension AddWireframeSpec {
    @MainActor static func reference(_ fixture: Fixture) -> Subject {
        let wireframe = AddWireframe(
            navigator: fixture.navigator,
            dataManager: fixture.dataManager,
            clock: fixture.clock,
            delegate: fixture.delegate
        )
        return AddWireframeProbe(wireframe) { ($0 as? AddTextView).map { AddViewProbe($0) } }
    }
}

extension AddDataManagerSpec {
    @MainActor static func reference(_ fixture: Fixture) -> Subject {
        TodoDataManager(store: fixture.store, clock: fixture.clock, reportFailure: fixture.failures.report)
    }
}

extension TodoStoreSpec {
    @MainActor static func inMemoryReference(_ fixture: Fixture) -> Subject {
        TodoStoreProbe(InMemoryTodoStore())
    }

    @MainActor static func fileReference(_ fixture: Fixture) throws -> Subject {
        let file = fixture.directory.appendingPathComponent("todo.txt")
        let obstacle = FileObstacle(to: file)
        return TodoStoreProbe(
            try FileTodoStore(file: file),
            file: file,
            breakSaves: obstacle.place,
            repairSaves: obstacle.remove
        )
    }
}

extension TodoAssemblySpec {
    @MainActor static func reference(_ fixture: Fixture) -> Subject {
        let assembly = TodoAssembly(
            navigator: fixture.navigator,
            store: fixture.store,
            clock: fixture.clock,
            reportFailure: fixture.failures.report
        )
        fixture.track(assembly)
        return TodoAssemblyProbe(
            start: assembly.start,
            list: { ($0 as? ListTextView).map { ListViewProbe($0) } },
            add: { ($0 as? AddTextView).map { AddViewProbe($0) } }
        )
    }
}
