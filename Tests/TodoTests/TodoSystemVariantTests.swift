import Proof
import Testing
import TodoSpecs
import TodoVariants

/// What is correct but unusual is accepted by every requirement.
@Suite struct TodoSystemVariantTests {
    @Test(arguments: AddInteractorVariants.all)
    func accepts(addInteractor variant: Variant<AddInteractorSpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: AddPresenterVariants.all)
    func accepts(addPresenter variant: Variant<AddPresenterSpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: AddDataManagerVariants.all)
    func accepts(addDataManager variant: Variant<AddDataManagerSpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: AddViewVariants.all)
    func accepts(addView variant: Variant<AddViewSpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: AddWireframeVariants.all)
    func accepts(addWireframe variant: Variant<AddWireframeSpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: ListDataManagerVariants.all)
    func accepts(listDataManager variant: Variant<ListDataManagerSpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: ListViewVariants.all)
    func accepts(listView variant: Variant<ListViewSpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: ListWireframeVariants.all)
    func accepts(listWireframe variant: Variant<ListWireframeSpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: TodoAssemblyVariants.all)
    func accepts(assembly variant: Variant<TodoAssemblySpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: TodoStoreVariants.all)
    func accepts(store variant: Variant<TodoStoreSpec>) async throws {
        try await variant.expectToBeAccepted()
    }
}
