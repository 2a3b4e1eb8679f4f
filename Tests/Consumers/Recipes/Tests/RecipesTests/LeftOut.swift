import Testing
import VIPERSpecs

/// What the page says that an author is told who leaves out a line.
@Suite struct LeftOut {
    @Test func theClockOfTheSearch() async throws {
        let verdict = try await searchWithoutClock.law("LAW-21").verdict()
        // NB: a real clock runs on while a busy machine gets to the next turn, and then the delay is over in time.
        if verdict == .satisfied { return }
        guard case .notJudged(let reason) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(reason.contains("had come, and then SearchService.find was called all the same, by a timer or a delay"))
        #expect(reason.contains("Hand the module stage.clock.sleeping, or name the end of the delay as an event."))
    }

    @Test func theRequestOfTheSearch() async throws {
        let verdict = try await searchWithoutRequest.law("LAW-01").verdict()
        guard case .notJudged(let reason) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(reason.contains("SearchService.find was asked, but no answer was planned for it. Tell the stage how"))
    }

    @Test func thatTheSearchAppears() async throws {
        let verdict = try await searchWithoutAppears.law("LAW-05").verdict()
        guard case .violated(let failures) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(failures.first?.contains("» view appears\n  « SearchService.find 0: success") == true)
    }

    @Test func whatScrollingMeans() async throws {
        let verdict = try await libraryWithoutTraits.law("LAW-05").verdict()
        guard case .notJudged(let reason) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(reason.contains("“scroll to the end” asks for nothing while the answer to “view appears” is awaited"))
    }

    @Test func thatSavingOutlivesTheView() async throws {
        let verdict = try await profileWithoutOutlivesView.law("LAW-03").verdict()
        #expect(verdict == .violated(["The view had gone, and then came:\n  ProfileDelegate.profileIsSaved(as: 0)"]))
    }
}
