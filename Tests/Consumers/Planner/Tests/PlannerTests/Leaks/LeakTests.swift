import Testing
import TodoSpecs

/// Other names hide no leak: each is caught by the requirements on it, and by no other.
@Suite struct LeakTests {
    @Test(arguments: PresenterLeak.all)
    func presenterIsCaught(_ leak: PresenterLeak) async throws {
        let caughtBy = try await ListPresenterSpec.lifetimeViolations { fixture in
            leak.make(fixture.view, PresenterMeans(fixture))
        }
        #expect(caughtBy == leak.caughtBy)
    }

    @Test(arguments: PresenterLeak.all)
    func presenterIsCaughtBehindAScreenThatOwnsIt(_ leak: PresenterLeak) async throws {
        let caughtBy = try await ListPresenterSpec.lifetimeViolations { fixture in
            let owner = PresenterOwner(view: fixture.view)
            fixture.track(leak.make(owner, PresenterMeans(fixture)))
            return owner
        }
        #expect(caughtBy == (leak.caughtBy.isEmpty ? [] : ["LIST-PRESENTER-31"]))
    }

    @Test(arguments: UseCaseLeak.all)
    func useCaseIsCaught(_ leak: UseCaseLeak) async throws {
        let caughtBy = try await ListInteractorSpec.lifetimeViolations { fixture in
            leak.make(fixture.output, UseCaseMeans(fixture))
        }
        #expect(caughtBy == leak.caughtBy)
    }
}
