import Proof
import Testing

/// The reference to-do list, proved as any module is.
@Suite struct ReferenceTodo {
    @Test(arguments: (TodoSystem.specs + [TodoSystem.inMemoryStore]).flatMap(\.cases))
    func conforms(to requirement: ProvedSpec.Case) async throws { try await requirement.verify() }
}
