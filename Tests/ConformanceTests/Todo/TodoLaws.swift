import Foundation
import TodoContracts
import TodoReference
import TodoSpies
import VIPERSpecs

/// The modules of the reference to-do list, put on the stage of the laws as a consumer's modules are.
enum TodoLaws {
    static let list = Module { stage in
        let view = ListViewInterfaceSpy(log: stage.log)
        let wireframe = ListWireframeInterfaceSpy(log: stage.log)
        let dataManager = ListDataManagerMock(log: stage.log)
        let interactor = ListInteractor(dataManager: dataManager, clock: stage.clock)
        let presenter = ListPresenter(clock: stage.clock)
        presenter.userInterface = view
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        interactor.output = presenter
        let today = stage.clock.now
        stage.view(view)
        stage.wireframe(wireframe)
        stage.track(presenter, interactor)
        stage.entity(TodoItem.self)
        stage.request(dataManager.todoItems, gives: { [TodoItem(name: "item \($0)", dueDate: today)] }, empty: [])
        stage.oneOf(ListViewInterfaceSpy.Call.showNoContentMessage, .showUpcomingDisplayData(.init(sections: [])))
        stage.event("view appears", [.appears, .repeatable]) { presenter.updateView() }
        stage.event("tap add", .repeatable) { presenter.addNewEntry() }
        stage.event("adding is saved", .repeatable) { presenter.addModuleDidSaveAddAction() }
    }

    static let add = Module { stage in
        let view = AddViewInterfaceSpy(log: stage.log)
        let wireframe = AddWireframeInterfaceSpy(log: stage.log)
        let dataManager = AddDataManagerMock(log: stage.log)
        let delegate = AddModuleDelegateSpy(log: stage.log)
        let presenter = AddPresenter(clock: stage.clock)
        presenter.interactor = AddInteractor(dataManager: dataManager)
        presenter.wireframe = wireframe
        presenter.delegate = delegate
        let tomorrow = stage.clock.now + 86_400
        stage.view(view)
        stage.wireframe(wireframe)
        stage.delegate(delegate)
        stage.store(dataManager)
        stage.track(presenter)
        stage.event("view appears", .appears) { presenter.configureUserInterfaceForPresentation(view) }
        stage.event("save", .leaves) { presenter.saveAddAction(name: "milk", dueDate: tomorrow) }
        stage.event("cancel", .leaves) { presenter.cancelAddAction() }
    }
}
