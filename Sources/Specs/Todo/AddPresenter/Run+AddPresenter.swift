import Foundation

extension Trial<AddPresenterSpec> {
    /// Builds a presenter and presents its module.
    func present(_ fixture: AddPresenterFixture = AddPresenterFixture()) async throws -> AddPresenterSpec.Run {
        let run = try await start(fixture)
        await run.present()
        return run
    }
}

extension Run<AddPresenterSpec> {
    /// Presents the module.
    func present() async {
        await step("configureUserInterfaceForPresentation(_:)") {
            $0.configureUserInterfaceForPresentation(fixture.view)
        }
    }

    /// Lets the user save.
    func save(_ name: String = "Buy milk", _ dueDate: Date? = nil) {
        let dueDate = dueDate ?? fixture.tomorrow
        act("saveAddAction(name: \(name), dueDate: \(dueDate))") { $0.saveAddAction(name: name, dueDate: dueDate) }
    }

    /// Lets the user cancel.
    func cancel() {
        act("cancelAddAction()") { $0.cancelAddAction() }
    }
}

extension AddPresenterFixture {
    /// Noon of the day after the clock's.
    var tomorrow: Date { clock.now.addingTimeInterval(86_400) }

    /// Whether the module has begun to end.
    var isEnding: Bool { isEnding(times: 1) }

    /// Whether the module has begun to end as often as a count says.
    func isEnding(times count: Int) -> Bool {
        delegate.calls.count >= count || wireframe.calls.count >= count
    }
}
