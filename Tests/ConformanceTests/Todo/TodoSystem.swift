import Proof
import TodoSpecs
import TodoVariants
import TodoWitnesses

extension ProvedSystem {
    /// The to-do list.
    static let todo = ProvedSystem(
        "Todo",
        specs: [
            ProvedSpec(
                ListInteractorSpec.self,
                from: ["clock", "dataManager", "output"],
                witnesses: ListInteractorWitnesses.all,
                variants: ListInteractorVariants.all
            ) { ListInteractorSpec.reference($0) },
            ProvedSpec(
                ListPresenterSpec.self,
                from: ["clock", "view", "interactor", "wireframe"],
                witnesses: ListPresenterWitnesses.all,
                variants: ListPresenterVariants.all
            ) { ListPresenterSpec.reference($0) },
            ProvedSpec(
                ListViewSpec.self,
                from: ["eventHandler"],
                witnesses: ListViewWitnesses.all,
                variants: ListViewVariants.all
            ) { ListViewSpec.reference($0) },
            ProvedSpec(
                ListWireframeSpec.self,
                from: ["clock", "navigator", "dataManager", "addWireframe"],
                witnesses: ListWireframeWitnesses.all,
                variants: ListWireframeVariants.all
            ) { ListWireframeSpec.reference($0) },
            ProvedSpec(
                ListDataManagerSpec.self,
                from: ["clock", "store"],
                witnesses: ListDataManagerWitnesses.all,
                variants: ListDataManagerVariants.all
            ) { ListDataManagerSpec.reference($0) },
            ProvedSpec(
                AddInteractorSpec.self,
                from: ["dataManager"],
                witnesses: AddInteractorWitnesses.all,
                variants: AddInteractorVariants.all
            ) { AddInteractorSpec.reference($0) },
            ProvedSpec(
                AddPresenterSpec.self,
                from: ["clock", "interactor", "wireframe", "delegate"],
                witnesses: AddPresenterWitnesses.all,
                variants: AddPresenterVariants.all
            ) { AddPresenterSpec.reference($0) },
            ProvedSpec(
                AddViewSpec.self,
                from: ["eventHandler"],
                witnesses: AddViewWitnesses.all,
                variants: AddViewVariants.all
            ) { AddViewSpec.reference($0) },
            ProvedSpec(
                AddWireframeSpec.self,
                from: ["clock", "navigator", "dataManager", "delegate"],
                witnesses: AddWireframeWitnesses.all,
                variants: AddWireframeVariants.all
            ) { AddWireframeSpec.reference($0) },
            ProvedSpec(
                AddDataManagerSpec.self,
                from: ["clock", "store"],
                witnesses: AddDataManagerWitnesses.all,
                variants: AddDataManagerVariants.all
            ) { AddDataManagerSpec.reference($0) },
            ProvedSpec(
                TodoStoreSpec.self,
                from: ["directory"],
                witnesses: TodoStoreWitnesses.all,
                variants: TodoStoreVariants.all + [.inMemoryReference]
            ) { try TodoStoreSpec.fileReference($0) },
            ProvedSpec(
                TodoAssemblySpec.self,
                from: ["clock", "navigator", "store"],
                witnesses: TodoAssemblyWitnesses.all,
                variants: TodoAssemblyVariants.all
            ) { TodoAssemblySpec.reference($0) },
        ],
        modules: ["the to-do list": TodoLaws.list, "adding to the to-do list": TodoLaws.add]
    )
}

extension Variant<TodoStoreSpec> {
    /// The second reference module of a spec.
    fileprivate static let inMemoryReference = Variant("keeps its items in memory") {
        TodoStoreSpec.inMemoryReference($0)
    }
}
