import Proof
import Testing
import VIPERSpecs

/// Requirements that say nothing about a module that breaks what they presuppose.
@Suite struct PresuppositionTests {
    @Test func isNotJudgedIfWhatItPresupposesIsViolated() async throws {
        let verdict = try await OddSpec.requirement("ODD-09").verdict { fixture in
            ScriptedGreeter { fixture.output.greeted("Hey") }
        }
        #expect(verdict == .notJudged("It is not judged, since it presupposes ODD-08, which is violated."))
    }

    @Test func isJudgedIfWhatItPresupposesIsMet() async throws {
        let verdict = try await OddSpec.requirement("ODD-09").verdict { fixture in
            ScriptedGreeter { fixture.output.greeted("Hello") }
        }
        guard case .violated = verdict else {
            Issue.record("The verdict is \(verdict).")
            return
        }
    }

    @Test func theCauseIsToldOnceAndTheRestIsAWarning() async throws {
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

    @Test func theCauseIsToldByItsOwnCaseIfThatComesFirst() async throws {
        let issues = try await issues {
            for id in ["ODD-08", "ODD-09"] {
                try await OddSpec.requirement(id).verify { fixture in
                    ScriptedGreeter { fixture.output.greeted("Hey") }
                }
            }
        }
        #expect(issues.map(\.isFailure) == [true, false])
    }
}
