/// What the list wireframe spec gives to a wireframe: the navigator, the data manager, the clock and the add wireframe.
@MainActor
public struct ListWireframeFixture: Fixture {
    /// The log that all doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the module goes.
    public let tracker: Tracker
    /// Says what day it is, and in which calendar.
    public let clock: FixedClock
    /// Holds the screens that are shown; the wireframe holds it weakly.
    public internal(set) var navigator: NavigatorSpy
    /// Gives the module its items.
    public internal(set) var dataManager: ListDataManagerMock
    /// Presents the add module.
    public let addWireframe: AddWireframeInterfaceSpy
    /// The delegate that is told how the add module ended.
    let addDelegate = AddDelegate()

    init() {
        let log = CallLog()
        self.log = log
        tracker = Tracker()
        clock = FixedClock(on: CivilDay(2014, 5, 21))
        navigator = NavigatorSpy(log: log)
        dataManager = ListDataManagerMock(log: log)
        addWireframe = AddWireframeInterfaceSpy(log: log)
        dataManager.todoItems.give([TodoItem(name: "Get a haircut", dueDate: .noon)])
    }

    /// Makes the wireframe that presents the add module, for the delegate that is told how it ended.
    public var makeAddWireframe: @MainActor (any AddModuleDelegate) -> any AddWireframeInterface {
        { [addWireframe, addDelegate] delegate in
            addDelegate.isNamed = true
            addDelegate.delegate = delegate
            return addWireframe
        }
    }
}
