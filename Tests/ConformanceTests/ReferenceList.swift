import TodoReference
import TodoSpecs

extension ListInteractor {
    convenience init(_ fixture: ListInteractorFixture) {
        self.init(dataManager: fixture.dataManager, clock: fixture.clock)
        output = fixture.output
    }
}

extension ListPresenter {
    convenience init(_ fixture: ListPresenterFixture) {
        self.init(clock: fixture.clock)
        userInterface = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
    }
}
