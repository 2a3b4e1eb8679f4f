import Testing
import TodoSpecs

/// Asks whether the to-do module that runs is noticed to be a mutant.
@Suite struct TodoTrial {
    @Test func isNoticed() async throws {
        try await Judge.tell([
            Judge(ListInteractorSpec.self) { ListInteractorSpec.reference($0) },
            Judge(ListPresenterSpec.self) { ListPresenterSpec.reference($0) },
            Judge(ListViewSpec.self) { ListViewSpec.reference($0) },
            Judge(ListWireframeSpec.self) { ListWireframeSpec.reference($0) },
            Judge(ListDataManagerSpec.self) { ListDataManagerSpec.reference($0) },
            Judge(AddInteractorSpec.self) { AddInteractorSpec.reference($0) },
            Judge(AddPresenterSpec.self) { AddPresenterSpec.reference($0) },
            Judge(AddViewSpec.self) { AddViewSpec.reference($0) },
            Judge(AddWireframeSpec.self) { AddWireframeSpec.reference($0) },
            Judge(AddDataManagerSpec.self) { AddDataManagerSpec.reference($0) },
            Judge(TodoStoreSpec.self) { try TodoStoreSpec.fileReference($0) },
            Judge(TodoStoreSpec.self) { TodoStoreSpec.inMemoryReference($0) },
            Judge(TodoAssemblySpec.self) { TodoAssemblySpec.reference($0) },
        ])
    }
}
