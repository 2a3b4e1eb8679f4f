import Foundation

/// What the add presenter spec gives to a presenter: its interactor, wireframe, delegate and the clock.
///
/// ```swift
/// let presenter = OurAddPresenter(interactor: fixture.interactor, clock: fixture.clock)
/// presenter.wireframe = fixture.wireframe
/// presenter.delegate = fixture.delegate
/// ```
///
/// The view is passed in when the module is presented.
@MainActor
public struct AddPresenterFixture: Fixture {
    /// The log that all doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the presenter goes.
    public let tracker: Tracker
    /// Says what day it is; a test may set it.
    public let clock: FixedClock
    /// Is asked to store an item.
    public let interactor: AddInteractorInputMock
    /// Is asked to dismiss the module.
    public let wireframe: AddWireframeInterfaceSpy
    /// Is told how the module ended; the presenter holds it weakly.
    public internal(set) var delegate: AddModuleDelegateSpy
    /// Is passed in when the module is presented; the presenter does not keep it alive.
    var view: AddViewInterfaceSpy

    init(clock: FixedClock = FixedClock(on: CivilDay(2014, 5, 21))) {
        let log = CallLog()
        self.log = log
        tracker = Tracker()
        self.clock = clock
        interactor = AddInteractorInputMock(log: log)
        wireframe = AddWireframeInterfaceSpy(log: log)
        delegate = AddModuleDelegateSpy(log: log)
        view = AddViewInterfaceSpy(log: log)
    }

    /// The minimum due dates that the view was told.
    var minimumDueDates: [Date] { view.minimumDueDates }

    /// The due dates that the view was told.
    var dueDates: [Date] {
        view.calls.compactMap { if case .setEntryDueDate(let date) = $0 { date } else { nil } }
    }

    /// All calls except those to the view, which may come at any time.
    var consequences: [LoggedCall] {
        log.calls.filter { !($0.call is AddViewInterfaceSpy.Call) }
    }
}

extension AddViewInterfaceSpy {
    /// The minimum due dates that it was told.
    var minimumDueDates: [Date] {
        calls.compactMap { if case .setMinimumDueDate(let date) = $0 { date } else { nil } }
    }
}
