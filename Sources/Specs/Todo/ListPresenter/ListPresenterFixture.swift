import Foundation

/// What the list presenter spec gives to a presenter: its view, interactor, wireframe and the clock.
///
/// ```swift
/// let presenter = OurPresenter(interactor: fixture.interactor, clock: fixture.clock)
/// presenter.view = fixture.view
/// presenter.wireframe = fixture.wireframe
/// ```
@MainActor
public struct ListPresenterFixture: Fixture {
    /// The log that all doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the presenter goes.
    public let tracker: Tracker
    /// Carries the calendar, the zone and the language in which days are named.
    public let clock: any DayClock
    /// Shows what the presenter tells it; the presenter holds it weakly.
    public internal(set) var view: ListViewInterfaceSpy
    /// Is asked for items; the answers come through the presenter's `ListInteractorOutput`.
    public let interactor: ListInteractorInputMock
    /// Is asked for other screens.
    public let wireframe: ListWireframeInterfaceSpy

    init(clock: any DayClock = FixedClock(on: CivilDay(2014, 5, 29))) {
        let log = CallLog()
        self.log = log
        tracker = Tracker()
        self.clock = clock
        view = ListViewInterfaceSpy(log: log)
        interactor = ListInteractorInputMock(log: log)
        wireframe = ListWireframeInterfaceSpy(log: log)
    }

    /// What the view was told to show, without the calls that only draw it again.
    var shown: [ListViewInterfaceSpy.Call] {
        view.calls.filter { $0 != .reloadEntries }
    }

    /// What the view was told to show since then, without repeats of what was on screen.
    func newlyShown(since before: [ListViewInterfaceSpy.Call]) -> [ListViewInterfaceSpy.Call] {
        shown.dropFirst(before.count).filter { $0 != before.last }
    }

    /// The calls that leave no item on screen.
    var blanks: [ListViewInterfaceSpy.Call] {
        shown.filter { call in
            guard case .showUpcomingDisplayData(let data) = call else { return true }
            return data.sections.allSatisfy(\.items.isEmpty)
        }
    }

    /// Whether items with these titles are shown; without titles, whether the view says that there are none.
    func shows(_ titles: [String]) -> Bool {
        titles.isEmpty ? shown.last == .showNoContentMessage : self.titles == titles
    }

    /// The titles that are shown, of all sections.
    var titles: [String]? {
        data?.sections.flatMap { $0.items.map(\.title) }
    }

    /// The last data that the view was told to show; `nil` if it shows no data.
    var data: UpcomingDisplayData? {
        if case .showUpcomingDisplayData(let data) = shown.last { data } else { nil }
    }
}
