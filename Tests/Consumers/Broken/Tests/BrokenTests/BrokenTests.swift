import Foundation
import Testing
import TodoSpecs

/// Each test hands over a module that is broken in one way, and has to fail with a text that says so.
@Suite(.serialized) struct BrokenTests {
    let requirement: ListInteractorSpec.Requirement

    init() throws {
        requirement = try ListInteractorSpec.requirement("LIST-INTERACTOR-02")
    }

    @Test func throwsWhileBeingBuilt() async throws {
        try await requirement.verify { _ in throw CocoaError(.fileNoSuchFile) }
    }

    @Test func neverAnswers() async throws {
        try await requirement.verify(within: .milliseconds(200)) { fixture in
            Scripted(fixture) { interactor in interactor.ask { _ in } }
        }
    }

    @Test func answersTwice() async throws {
        try await requirement.verify { fixture in
            Scripted(fixture) { interactor in
                interactor.ask { _ in
                    interactor.output?.foundUpcomingItems([])
                    interactor.output?.foundUpcomingItems([])
                }
            }
        }
    }

    @Test func answersWrongFromAnotherTask() async throws {
        try await requirement.verify { fixture in
            Scripted(fixture) { interactor in
                let output = fixture.output
                let item = UpcomingItem(title: "Ghost", dueDate: .distantPast, relation: .today)
                interactor.ask { _ in Task.detached { await output.foundUpcomingItems([item]) } }
            }
        }
    }

    @Test func retainsEverything() async throws {
        try await ListInteractorSpec.requirement("LIST-INTERACTOR-48").verify { fixture in
            let interactor = Scripted(fixture) { $0.ask($0.tell) }
            interactor.retained = interactor
            return interactor
        }
    }

    @Test func isBuiltFromOtherDoubles() async throws {
        try await requirement.verify(within: .milliseconds(200)) { fixture in
            Scripted(dataManager: ListDataManagerMock(), now: fixture.clock.now) { $0.ask { _ in } }
        }
    }

    @Test func deviatesFromWhatIsMet() async throws {
        try await requirement.verify(deviations: ["LIST-INTERACTOR-02": "Our store never says nil."]) { fixture in
            Scripted(fixture) { interactor in interactor.ask { _ in interactor.output?.foundUpcomingItems([]) } }
        }
    }

    @Test(arguments: try ListInteractorSpec.requirements(tagged: "orignal"))
    func asksForATagThatDoesNotExist(_ requirement: ListInteractorSpec.Requirement) {}

    @Test func spinsUntilItIsGivenUp() async throws {
        try await requirement.verify(within: .milliseconds(200)) { fixture in
            Scripted(fixture) { _ in while !Task.isCancelled {} }
        }
    }

    @Test func worksAfterAllOfThem() async throws {
        try await requirement.verify { fixture in
            Scripted(fixture) { interactor in interactor.ask { _ in interactor.output?.foundUpcomingItems([]) } }
        }
    }
}
