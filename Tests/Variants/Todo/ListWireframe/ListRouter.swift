import TodoReference
import TodoSpecs

/// Shows the list, and is a value.
@MainActor
struct ListRouter {
    weak var navigator: (any Navigator)?
    let dataManager: any ListDataManager
    let clock: any DayClock
    let showAdd: () -> Void

    func showList() {
        let wireframe = ClosureListWireframe(present: showAdd)
        navigator?.setRoot(ListTextView(dataManager: dataManager, clock: clock, wireframe: wireframe))
    }
}
