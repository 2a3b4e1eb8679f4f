import Proof
import Testing
import TodoSpecs
import TodoVariants

/// What is correct but unusual is accepted by every requirement.
@Suite struct TodoSystemVariantTests {
    @Test(arguments: AddPresenterVariants.all)
    func accepts(addPresenter variant: Variant<AddPresenterSpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: ListDataManagerVariants.all)
    func accepts(listDataManager variant: Variant<ListDataManagerSpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: TodoStoreVariants.all)
    func accepts(store variant: Variant<TodoStoreSpec>) async throws {
        try await variant.expectToBeAccepted()
    }
}
