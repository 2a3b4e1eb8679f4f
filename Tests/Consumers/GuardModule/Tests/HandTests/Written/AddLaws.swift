import Foundation
@testable import References
import Testing
import TodoContracts
import VIPERSpecs

let add = Module { stage in
    let now = stage.clock.now
    let userInterface = AddViewInterfaceSpy(log: stage.log)
    let dataManager = AddDataManagerSpy(log: stage.log)
    let wireframe = AddWireframeInterfaceSpy(log: stage.log)
    let delegate = AddModuleDelegateSpy(log: stage.log)
    let presenter = AddPresenter(clock: stage.clock)
    presenter.userInterface = userInterface
    let interactor = AddInteractor(dataManager: dataManager)
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    presenter.delegate = delegate
    stage.view(userInterface)
    stage.store(dataManager)
    stage.wireframe(wireframe)
    stage.delegate(delegate)
    stage.track(presenter, interactor)
    stage.event("configure user interface for presentation", .appears) {
        presenter.configureUserInterfaceForPresentation(userInterface)
    }
    stage.event("save add action") { presenter.saveAddAction(name: "name", dueDate: now) }
    stage.event("cancel add action", .leaves) { presenter.cancelAddAction() }
}

@Suite struct AddLaws {
    @Test(arguments: add.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
