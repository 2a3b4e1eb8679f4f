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
    ///
    /// - Parameter view: The view that is about to be shown; leave it out for that of the fixture.
    func present(in view: AddViewInterfaceSpy? = nil) async {
        await step("configureUserInterfaceForPresentation(_:)") {
            $0.configureUserInterfaceForPresentation(view ?? fixture.view)
        }
    }

    /// Lets the user save.
    func save(_ name: String = "Buy milk", _ dueDate: Date? = nil) {
        let dueDate = dueDate ?? fixture.tomorrow
        act("saveAddAction(name: \(name), dueDate: \(dueDate))") { $0.saveAddAction(name: name, dueDate: dueDate) }
    }

    /// Lets the user save a name, and returns whether that has no consequences.
    func isRefused(_ name: String, _ dueDate: Date? = nil) async -> Bool {
        let count = fixture.consequences.count
        save(name, dueDate)
        await settle()
        return fixture.consequences.count == count
    }

    /// Lets the user cancel.
    func cancel() {
        act("cancelAddAction()") { $0.cancelAddAction() }
    }

    /// Lets the user save a name, or cancel if there is none.
    func end(saving name: String?) {
        if let name { save(name) } else { cancel() }
    }

    /// The calls that are expected when the user saves a name, or cancels if there is none.
    func ending(saving name: String?) -> [LoggedCall] {
        guard let name else {
            return [
                fixture.wireframe.logged(.dismissAddInterface),
                fixture.delegate.logged(.addModuleDidCancelAddAction),
            ]
        }
        return [
            fixture.interactor.logged(.saveNewEntry(name: name, dueDate: fixture.tomorrow)),
            fixture.wireframe.logged(.dismissAddInterface),
            fixture.delegate.logged(.addModuleDidSaveAddAction),
        ]
    }

    /// Lets the user save a name, or cancel if there is none, with a number of taps.
    ///
    /// - Returns: The calls that followed, and the calls that are expected.
    func finish(saving name: String?, taps: Int) async -> (consequences: [LoggedCall], expected: [LoggedCall]) {
        let count = fixture.consequences.count
        let expected = ending(saving: name)
        for _ in 0..<taps { end(saving: name) }
        await settle { $0.consequences.count >= count + expected.count }
        return (Array(fixture.consequences.dropFirst(count)), expected)
    }
}

extension AddPresenterFixture {
    /// Noon of the day after the clock's.
    var tomorrow: Date { clock.now.addingTimeInterval(86_400) }

    /// Whether the module was dismissed and the delegate told.
    var hasEnded: Bool { hasEnded(times: 1) }

    /// Whether both happened at least as often as a count says.
    func hasEnded(times count: Int) -> Bool {
        delegate.calls.count >= count && wireframe.calls.count >= count
    }
}
