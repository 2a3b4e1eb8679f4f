import Foundation
@testable import References
import Testing
import TodoContracts
import VIPERSpecs

let list = Module { stage in
    let now = stage.clock.now
    let userInterface = ListViewInterfaceSpy(log: stage.log)
    let dataManager = ListDataManagerSpy(log: stage.log)
    let wireframe = ListWireframeInterfaceSpy(log: stage.log)
    let presenter = ListPresenter(clock: stage.clock)
    presenter.userInterface = userInterface
    let interactor = ListInteractor(dataManager: dataManager, clock: stage.clock)
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    interactor.output = presenter
    stage.view(userInterface)
    stage.wireframe(wireframe)
    stage.track(presenter, interactor)
    stage.entity(TodoItem.self)
    stage.oneOf(
        ListViewInterfaceSpy.Call.showNoContentMessage,
        .showUpcomingDisplayData(UpcomingDisplayData(sections: []))
    )
    stage.request(dataManager.todoItems, gives: { [TodoItem(name: "name \($0)", dueDate: now)] }, fails: nil)
    stage.event("update view", [.appears, .repeatable]) { presenter.updateView() }
    stage.event("add new entry") { presenter.addNewEntry() }
    stage.event("add module did save add action", .repeatable) { presenter.addModuleDidSaveAddAction() }
}

@Suite struct ListLaws {
    @Test(arguments: list.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
