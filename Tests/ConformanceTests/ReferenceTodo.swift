import Foundation
import Testing
import TodoReference
import TodoSpecs

/// The reference to-do module, proved as any module is.
@Suite struct ReferenceTodo {
    @Test(arguments: ListInteractorSpec.requirements)
    func listInteractor(conformsTo requirement: ListInteractorSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let interactor = ListInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
            interactor.output = fixture.output
            return interactor
        }
    }

    @Test(arguments: ListPresenterSpec.requirements)
    func listPresenter(conformsTo requirement: ListPresenterSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let presenter = ListPresenter(clock: fixture.clock)
            presenter.userInterface = fixture.view
            presenter.interactor = fixture.interactor
            presenter.wireframe = fixture.wireframe
            return presenter
        }
    }

    @Test(arguments: AddInteractorSpec.requirements)
    func addInteractor(conformsTo requirement: AddInteractorSpec.Requirement) async throws {
        try await requirement.verify { fixture in AddInteractor(dataManager: fixture.dataManager) }
    }

    @Test(arguments: AddPresenterSpec.requirements)
    func addPresenter(conformsTo requirement: AddPresenterSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let presenter = AddPresenter(clock: fixture.clock)
            presenter.interactor = fixture.interactor
            presenter.wireframe = fixture.wireframe
            presenter.delegate = fixture.delegate
            return presenter
        }
    }

    @Test(arguments: ListDataManagerSpec.requirements)
    func listDataManager(conformsTo requirement: ListDataManagerSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            TodoDataManager(store: fixture.store, clock: fixture.clock) { _ in }
        }
    }

    @Test(arguments: AddDataManagerSpec.requirements)
    func addDataManager(conformsTo requirement: AddDataManagerSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            TodoDataManager(store: fixture.store, clock: fixture.clock) { _ in }
        }
    }

    @Test(arguments: ListViewSpec.requirements)
    func listView(conformsTo requirement: ListViewSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let view = ListTextView()
            view.eventHandler = fixture.eventHandler
            return ListViewProbe(view)
        }
    }

    @Test(arguments: AddViewSpec.requirements)
    func addView(conformsTo requirement: AddViewSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let view = AddTextView(calendar: .current)
            view.eventHandler = fixture.eventHandler
            return AddViewProbe(view)
        }
    }
}
