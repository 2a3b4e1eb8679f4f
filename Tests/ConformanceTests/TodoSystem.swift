import Proof
import TodoSpecs

/// The specs of the to-do list, each with the reference module that it is proved on.
enum TodoSystem {
    static let specs = [
        ProvedSpec(ListInteractorSpec.self, from: ["clock", "dataManager", "output"]) {
            ListInteractorSpec.reference($0)
        },
        ProvedSpec(ListPresenterSpec.self, from: ["clock", "view", "interactor", "wireframe"]) {
            ListPresenterSpec.reference($0)
        },
        ProvedSpec(ListViewSpec.self, from: ["eventHandler"]) { ListViewSpec.reference($0) },
        ProvedSpec(ListWireframeSpec.self, from: ["clock", "navigator", "dataManager", "addWireframe"]) {
            ListWireframeSpec.reference($0)
        },
        ProvedSpec(ListDataManagerSpec.self, from: ["clock", "store"]) { ListDataManagerSpec.reference($0) },
        ProvedSpec(AddInteractorSpec.self, from: ["dataManager"]) { AddInteractorSpec.reference($0) },
        ProvedSpec(AddPresenterSpec.self, from: ["clock", "interactor", "wireframe", "delegate"]) {
            AddPresenterSpec.reference($0)
        },
        ProvedSpec(AddViewSpec.self, from: ["eventHandler"]) { AddViewSpec.reference($0) },
        ProvedSpec(AddWireframeSpec.self, from: ["clock", "navigator", "dataManager", "delegate"]) {
            AddWireframeSpec.reference($0)
        },
        ProvedSpec(AddDataManagerSpec.self, from: ["clock", "store"]) { AddDataManagerSpec.reference($0) },
        ProvedSpec(TodoStoreSpec.self, from: ["directory"]) { try TodoStoreSpec.fileReference($0) },
        ProvedSpec(TodoAssemblySpec.self, from: ["clock", "navigator", "store"]) { TodoAssemblySpec.reference($0) },
    ]

    /// The second reference module of a spec.
    static let inMemoryStore = ProvedSpec(TodoStoreSpec.self) { TodoStoreSpec.inMemoryReference($0) }
}
