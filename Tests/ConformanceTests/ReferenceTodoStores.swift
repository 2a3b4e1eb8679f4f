import Foundation
import Testing
import TodoReference
import TodoSpecs

/// The reference stores, proved as any store is.
@Suite struct ReferenceTodoStores {
    @Test(arguments: TodoStoreSpec.requirements)
    func memory(conformsTo requirement: TodoStoreSpec.Requirement) async throws {
        try await requirement.verify { _ in TodoStoreProbe(InMemoryTodoStore()) }
    }

    @Test(arguments: TodoStoreSpec.requirements)
    func file(conformsTo requirement: TodoStoreSpec.Requirement) async throws {
        try await requirement.verify { fixture in
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
}
