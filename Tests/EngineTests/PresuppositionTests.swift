import Proof
import Testing

@testable import VIPERSpecs

/// Requirements that are not judged if the module violates what they presuppose.
@Suite struct PresuppositionTests {
    @Test func `Is not judged if what it presupposes is violated`() async throws {
        let verdict = try await OddSpec.requirement("ODD-09").verdict { fixture in
            ScriptedGreeter { fixture.output.greeted("Hey") }
        }
        #expect(verdict == .notJudged("It is not judged, since it presupposes ODD-08, which is violated."))
    }

    @Test func `Is not judged if what that presupposes is violated`() async throws {
        let verdict = try await OddSpec.requirement("ODD-10").verdict { fixture in
            ScriptedGreeter { fixture.output.greeted("Hey") }
        }
        #expect(verdict == .notJudged("It is not judged, since it presupposes ODD-08, which is violated."))
    }

    @Test func `Is judged if what it presupposes is met`() async throws {
        let verdict = try await OddSpec.requirement("ODD-09").verdict { fixture in
            ScriptedGreeter { fixture.output.greeted("Hello") }
        }
        guard case .violated = verdict else {
            Issue.record("The verdict is \(verdict).")
            return
        }
    }

    @Test func `The cause is told once and the rest is a warning`() async throws {
        let issues = try await issues {
            for _ in 1...2 {
                try await OddSpec.requirement("ODD-09").verify { fixture in
                    ScriptedGreeter { fixture.output.greeted("Hey") }
                }
            }
        }
        #expect(issues.map(\.isFailure) == [true, false, false])
        #expect(
            issues.map { $0.lines[0] } == [
                "ODD-08 must: It says hello.",
                "ODD-09 must: It says hello twice.",
                "ODD-09 must: It says hello twice.",
            ]
        )
    }

    // To the kit, a second case that verifies the same requirement looks like the same case of a repeated test.
    @Test(.serialized, arguments: 1...2)
    func `The cause is told again when a test is repeated`(repetition: Int) async throws {
        let issues = try await issues {
            try await OddSpec.requirement("ODD-10").verify { fixture in
                ScriptedGreeter { fixture.output.greeted("Hey") }
            }
        }
        #expect(issues.first?.lines[0] == "ODD-08 must: It says hello.")
    }

    @Test func `A cause that is only a should is told as a warning, whichever comes first`() async throws {
        for ids in [["ODD-13", "ODD-12"], ["ODD-12", "ODD-13"]] {
            let issues = try await issues {
                for id in ids {
                    try await OddSpec.requirement(id).verify { fixture in
                        ScriptedGreeter { fixture.output.greeted("Hey") }
                    }
                }
            }
            #expect(issues.allSatisfy { !$0.isFailure })
            #expect(issues.contains { $0.lines[0] == "ODD-12 should: It says hello." })
        }
    }

    @Test func `The cause is told by its own case if that comes first`() async throws {
        let issues = try await issues {
            for id in ["ODD-08", "ODD-09"] {
                try await OddSpec.requirement(id).verify { fixture in
                    ScriptedGreeter { fixture.output.greeted("Hey") }
                }
            }
        }
        #expect(issues.map(\.isFailure) == [true, false])
    }

    @Test func `The cause is played once where it is known that the module is the same`() async throws {
        let count = Shared(0)
        try await KnownVerdicts.ofOneModule {
            for id in ["ODD-08", "ODD-09"] {
                _ = try await issues {
                    try await OddSpec.requirement(id).verify { fixture in
                        count.update { $0 += 1 }
                        return ScriptedGreeter { fixture.output.greeted("Hello") }
                    }
                }
            }
        }
        #expect(count.value == 2)
    }
}
