import Testing
import TodoSpecs

/// Other names hide no leak: each is caught by the requirements on it, and by no other.
@Suite struct LeakTests {
    @Test(arguments: PresenterLeaks.all)
    func presenterIsCaught(_ leak: PresenterLeaks.Twin) async throws {
        let caughtBy = try await ListPresenterSpec.lifetimeViolations { fixture in
            leak.make(fixture.view, PresenterMeans(fixture))
        }
        #expect(caughtBy == leak.caughtBy)
    }

    @Test(arguments: PresenterLeaks.all)
    func presenterIsCaughtBehindAScreenThatOwnsIt(_ leak: PresenterLeaks.Twin) async throws {
        let caughtBy = try await ListPresenterSpec.lifetimeViolations { fixture in
            let owner = PresenterOwner(view: fixture.view)
            fixture.track(leak.make(owner, PresenterMeans(fixture)))
            return owner
        }
        #expect(caughtBy == (leak.caughtBy.isEmpty ? [] : ["LIST-PRESENTER-31"]))
    }

    @Test(arguments: UseCaseLeaks.all)
    func useCaseIsCaught(_ leak: UseCaseLeaks.Twin) async throws {
        let caughtBy = try await ListInteractorSpec.lifetimeViolations { fixture in
            leak.make(fixture.output, UseCaseMeans(fixture))
        }
        #expect(caughtBy == leak.caughtBy)
    }
}
