import TodoReference
import TodoSpecs

/// Belongs to the application, so that its module does not hold it, and may keep the screen to show it again.
@MainActor
final class KeptListWireframe: ListWireframeInterface {
    private weak var navigator: (any Navigator)?
    private let dataManager: any ListDataManager
    private let clock: any DayClock
    private let addWireframe: any AddWireframeInterface
    private let keepsScreen: Bool
    private var screen: ListTextView?

    init(_ fixture: ListWireframeFixture, keepsScreen: Bool) {
        navigator = fixture.navigator
        dataManager = fixture.dataManager
        clock = fixture.clock
        addWireframe = fixture.addWireframe
        self.keepsScreen = keepsScreen
    }

    func presentList() {
        let wireframe = ClosureListWireframe { [weak self] in self?.presentAddInterface() }
        let screen = self.screen ?? ListTextView(dataManager: dataManager, clock: clock, wireframe: wireframe)
        if keepsScreen { self.screen = screen }
        navigator?.setRoot(screen)
    }

    func presentAddInterface() { addWireframe.presentAddInterface() }
}
