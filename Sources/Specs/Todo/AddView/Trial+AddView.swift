import Foundation
import TodoSpies
import VIPERSpies

extension Trial<AddViewSpec> {
    /// Builds a view and watches it.
    func open(_ fixture: AddViewFixture) async throws -> AddViewProbe {
        let probe = try await build(fixture)
        fixture.track(probe.view)
        return probe
    }

    /// Tells a view something, writes it into the story, and waits until the view has drawn it.
    func tell(_ call: AddViewInterfaceSpy.Call, _ probe: AddViewProbe, _ fixture: AddViewFixture) async {
        fixture.log.record(LoggedCall(call, of: "AddViewInterface"))
        switch call {
        case .setEntryName(let name): probe.view.setEntryName(name)
        case .setEntryDueDate(let date): probe.view.setEntryDueDate(date)
        case .setMinimumDueDate(let date): probe.view.setMinimumDueDate(date)
        }
        await settle()
    }

    /// Types a name and picks a date, and writes it into the story.
    func enter(_ name: String, _ dueDate: Date, _ probe: AddViewProbe, _ fixture: AddViewFixture) {
        act("enter(\(name), \(dueDate))", fixture) { probe.enter(name, dueDate) }
    }
}
