import LawVariants
import Proof
import Testing
import VIPERSpecs

/// Each unusual module is accepted by every law.
@Suite(.serialized) struct LawVariantTests {
    @Test(arguments: LawVariants.all)
    func accepts(_ variant: Variant<ModuleLaws>) async throws {
        try await variant.expectToBeAccepted()
    }
}
