import Foundation

extension Trial<AddPresenterSpec> {
    /// Builds a presenter and presents its module.
    func present(_ fixture: AddPresenterFixture) async throws -> AddPresenterSpec.Subject {
        let presenter = try await build(fixture)
        await present(presenter, fixture)
        return presenter
    }

    /// Presents a presenter's module.
    func present(_ presenter: AddPresenterSpec.Subject, _ fixture: AddPresenterFixture) async {
        act("configureUserInterfaceForPresentation(_:)", fixture) {
            presenter.configureUserInterfaceForPresentation(fixture.view)
        }
        await settle()
    }

    /// Lets the user save, and writes it into the story.
    func save(_ name: String, _ dueDate: Date, _ presenter: AddPresenterSpec.Subject, _ fixture: AddPresenterFixture) {
        act("saveAddAction(name: \(name), dueDate: \(dueDate))", fixture) {
            presenter.saveAddAction(name: name, dueDate: dueDate)
        }
    }

    /// Lets the user cancel, and writes it into the story.
    func cancel(_ presenter: AddPresenterSpec.Subject, _ fixture: AddPresenterFixture) {
        act("cancelAddAction()", fixture) { presenter.cancelAddAction() }
    }
}

extension AddPresenterFixture {
    /// Noon of the day after the clock's.
    var tomorrow: Date { clock.now.addingTimeInterval(86_400) }

    /// Whether the module has begun to end as often as a count says.
    func isEnding(times count: Int = 1) -> Bool {
        delegate.calls.count >= count || wireframe.calls.count >= count
    }
}
