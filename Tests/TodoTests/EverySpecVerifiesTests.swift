import Proof
import Testing
import TodoSpecs
import TodoWitnesses

/// Whatever `verify` finds is told in words that a person understands, and the process lives on.
@Suite(.serialized) struct EverySpecVerifiesTests {
    @Test func listInteractors() async throws { try await expectToBeTold(ListInteractorWitnesses.all) }

    @Test func listPresenters() async throws { try await expectToBeTold(ListPresenterWitnesses.all) }

    @Test func listViews() async throws { try await expectToBeTold(ListViewWitnesses.all) }

    @Test func listWireframes() async throws { try await expectToBeTold(ListWireframeWitnesses.all) }

    @Test func listDataManagers() async throws { try await expectToBeTold(ListDataManagerWitnesses.all) }

    @Test func addInteractors() async throws { try await expectToBeTold(AddInteractorWitnesses.all) }

    @Test func addPresenters() async throws { try await expectToBeTold(AddPresenterWitnesses.all) }

    @Test func addViews() async throws { try await expectToBeTold(AddViewWitnesses.all) }

    @Test func addWireframes() async throws { try await expectToBeTold(AddWireframeWitnesses.all) }

    @Test func addDataManagers() async throws { try await expectToBeTold(AddDataManagerWitnesses.all) }

    @Test func stores() async throws { try await expectToBeTold(TodoStoreWitnesses.all) }

    @Test func applications() async throws { try await expectToBeTold(TodoAssemblyWitnesses.all) }

    private func expectToBeTold<S: Spec>(_ witnesses: [Witness<S>]) async throws {
        try await Machine.$calendar.withValue(.english) {
            for (witness, ids) in tellingPairs(of: witnesses) { try await witness.expectToBeTold(of: ids) }
        }
    }
}
