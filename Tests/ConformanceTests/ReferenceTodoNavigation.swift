import Testing
import TodoReference
import TodoSpecs

/// The reference wireframes and the application that is made of them, proved as any are.
@Suite struct ReferenceTodoNavigation {
    @Test(arguments: AddWireframeSpec.requirements)
    func addWireframe(conformsTo requirement: AddWireframeSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let wireframe = AddWireframe(
                navigator: fixture.navigator,
                dataManager: fixture.dataManager,
                clock: fixture.clock,
                delegate: fixture.delegate
            )
            return AddWireframeProbe(wireframe) { ($0 as? AddTextView).map { AddViewProbe($0) } }
        }
    }

    @Test(arguments: ListWireframeSpec.requirements)
    func listWireframe(conformsTo requirement: ListWireframeSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let wireframe = ListWireframe(
                navigator: fixture.navigator,
                dataManager: fixture.dataManager,
                clock: fixture.clock,
                makeAddWireframe: { [addWireframe = fixture.addWireframe] _ in addWireframe }
            )
            return ListWireframeProbe(wireframe, presentList: wireframe.presentListInterface) {
                ($0 as? ListTextView).map { ListViewProbe($0) }
            }
        }
    }

    @Test(arguments: TodoAssemblySpec.requirements)
    func assembly(conformsTo requirement: TodoAssemblySpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let assembly = TodoAssembly(
                navigator: fixture.navigator,
                store: fixture.store,
                clock: fixture.clock,
                reportFailure: { _ in }
            )
            fixture.track(assembly)
            return TodoAssemblyProbe(
                start: assembly.start,
                list: { ($0 as? ListTextView).map { ListViewProbe($0) } },
                add: { ($0 as? AddTextView).map { AddViewProbe($0) } }
            )
        }
    }
}
