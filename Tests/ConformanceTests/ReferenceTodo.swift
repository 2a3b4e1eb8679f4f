import Testing
import TodoSpecs

/// The reference to-do module, proved as any module is.
@Suite struct ReferenceTodo {
    @Test(arguments: ListInteractorSpec.requirements)
    func listInteractor(conformsTo requirement: ListInteractorSpec.Requirement) async throws {
        try await requirement.verify { ListInteractorSpec.reference($0) }
    }

    @Test(arguments: ListPresenterSpec.requirements)
    func listPresenter(conformsTo requirement: ListPresenterSpec.Requirement) async throws {
        try await requirement.verify { ListPresenterSpec.reference($0) }
    }

    @Test(arguments: ListViewSpec.requirements)
    func listView(conformsTo requirement: ListViewSpec.Requirement) async throws {
        try await requirement.verify { ListViewSpec.reference($0) }
    }

    @Test(arguments: ListWireframeSpec.requirements)
    func listWireframe(conformsTo requirement: ListWireframeSpec.Requirement) async throws {
        try await requirement.verify { ListWireframeSpec.reference($0) }
    }

    @Test(arguments: ListDataManagerSpec.requirements)
    func listDataManager(conformsTo requirement: ListDataManagerSpec.Requirement) async throws {
        try await requirement.verify { ListDataManagerSpec.reference($0) }
    }

    @Test(arguments: AddInteractorSpec.requirements)
    func addInteractor(conformsTo requirement: AddInteractorSpec.Requirement) async throws {
        try await requirement.verify { AddInteractorSpec.reference($0) }
    }

    @Test(arguments: AddPresenterSpec.requirements)
    func addPresenter(conformsTo requirement: AddPresenterSpec.Requirement) async throws {
        try await requirement.verify { AddPresenterSpec.reference($0) }
    }

    @Test(arguments: AddViewSpec.requirements)
    func addView(conformsTo requirement: AddViewSpec.Requirement) async throws {
        try await requirement.verify { AddViewSpec.reference($0) }
    }

    @Test(arguments: AddWireframeSpec.requirements)
    func addWireframe(conformsTo requirement: AddWireframeSpec.Requirement) async throws {
        try await requirement.verify { AddWireframeSpec.reference($0) }
    }

    @Test(arguments: AddDataManagerSpec.requirements)
    func addDataManager(conformsTo requirement: AddDataManagerSpec.Requirement) async throws {
        try await requirement.verify { AddDataManagerSpec.reference($0) }
    }

    @Test(arguments: TodoStoreSpec.requirements)
    func inMemoryStore(conformsTo requirement: TodoStoreSpec.Requirement) async throws {
        try await requirement.verify { TodoStoreSpec.inMemoryReference($0) }
    }

    @Test(arguments: TodoStoreSpec.requirements)
    func fileStore(conformsTo requirement: TodoStoreSpec.Requirement) async throws {
        try await requirement.verify { try TodoStoreSpec.fileReference($0) }
    }

    @Test(arguments: TodoAssemblySpec.requirements)
    func assembly(conformsTo requirement: TodoAssemblySpec.Requirement) async throws {
        try await requirement.verify { TodoAssemblySpec.reference($0) }
    }
}
