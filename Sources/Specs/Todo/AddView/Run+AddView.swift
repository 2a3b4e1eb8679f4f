import Foundation
import TodoSpies
import VIPERSpies

extension Trial<AddViewSpec> {
    /// Builds a view and watches it.
    func open() async throws -> AddViewSpec.Run {
        try await start(AddViewFixture(), tracking: \.view)
    }
}

extension AddViewSpec {
    /// A button that ends the module.
    enum Tap: String {
        case save, cancel

        /// A sequence in which each button follows each of the two.
        static let all: [Tap] = [.save, .cancel, .cancel, .save, .save]
    }
}

extension Run<AddViewSpec> {
    /// Taps a button, and waits until nothing more is coming.
    func tap(_ tap: AddViewSpec.Tap) async {
        switch tap {
        case .save: await step("tapSave()") { $0.tapSave() }
        case .cancel: await step("tapCancel()") { $0.tapCancel() }
        }
    }

    /// Tells the view something, records it in the story, and waits until the view has drawn it.
    ///
    /// - Returns: What is on screen then.
    @discardableResult
    func tell(_ call: AddViewInterfaceSpy.Call) async throws -> AddScreen {
        let probe = try subject
        fixture.log.record(LoggedCall(call, of: "AddViewInterface"))
        switch call {
        case .setEntryName(let name): probe.view.setEntryName(name)
        case .setEntryDueDate(let date): probe.view.setEntryDueDate(date)
        case .setMinimumDueDate(let date): probe.view.setMinimumDueDate(date)
        }
        await settle()
        return probe.screen()
    }

    /// Types a name and picks a date.
    func enter(_ name: String = "Buy milk", _ dueDate: Date = .noon) {
        act("enter(\(name), \(dueDate))") { $0.enter(name, dueDate) }
    }
}
