import Foundation
import Proof
import Testing
import TodoSpecs
import TodoVariants

/// Correct modules are accepted, however they are built.
@Suite(.serialized) struct ListVariantTests {
    @Test(arguments: ListInteractorVariants.all)
    func accepts(_ variant: Variant<ListInteractorSpec>) async throws {
        try await variant.expectToBeAccepted()
    }

    @Test(arguments: ListPresenterVariants.all)
    func accepts(_ variant: Variant<ListPresenterSpec>) async throws {
        try await variant.expectToBeAccepted()
    }
}
