import LawWitnesses
import Proof
import Testing
import VIPERStory

@testable import VIPERSpecs

/// The story of a failure is that of the module in which it was seen, and not of another that it was compared with.
@Suite struct StoryOfALawTests {
    @Test(arguments: ["LAW-09", "LAW-10", "LAW-23", "LAW-24", "LAW-31", "LAW-41"])
    func `What is wrong after a failure is told with a failure`(_ law: String) async throws {
        let requirement = try ModuleLaws.requirement(law)
        for witness in LawWitnesses.all where witness.violated.contains(law) {
            let story = try #require(
                try await Patience.$current.withValue(.brief) {
                    try await requirement.story(within: witness.deadline, subject: witness.build)
                }
            )
            // A refusal and a last page that is empty are failures of a kind.
            let isBad = story.events.contains { event in
                event.kind == .cue && [": failure", ": empty"].contains { event.line.hasSuffix($0) }
            }
            #expect(isBad, "\(witness.fault): \(story.events.map(\.line))")
        }
    }
}
