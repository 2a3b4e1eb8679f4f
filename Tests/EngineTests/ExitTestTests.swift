import Proof
import Testing

@testable import VIPERSpecs

/// Requirements that are played in exit tests, in which Swift Testing knows of no test.
@Suite struct ExitTestTests {
    @Test func `A module that is never done is given up`() async throws {
        let lines = try await lines {
            await #expect(processExitsWith: .success) {
                try await OddSpec.requirement("ODD-14").verifyInExitTest { fixture in
                    ScriptedGreeter { fixture.output.greeted("Hello") }
                }
            }
        }
        #expect(lines.first == "ODD-14 must: It waits for ever, but not long.")
        #expect(lines.dropFirst().first?.hasPrefix("The subject was not done within 0.1 seconds: ") == true)
    }

    @Test func `A must fails`() async throws {
        let issues = try await issues {
            await #expect(processExitsWith: .success) {
                try await OddSpec.requirement("ODD-08").verifyInExitTest { fixture in
                    ScriptedGreeter { fixture.output.greeted("Hey") }
                }
            }
        }
        #expect(issues.map(\.isFailure) == [true])
    }

    @Test func `A should warns`() async throws {
        let issues = try await issues {
            await #expect(processExitsWith: .success) {
                try await OddSpec.requirement("ODD-12").verifyInExitTest { fixture in
                    ScriptedGreeter { fixture.output.greeted("Hey") }
                }
            }
        }
        #expect(issues.allSatisfy { !$0.isFailure })
        #expect(issues.contains { $0.comments.first?.rawValue.hasPrefix("ODD-12 should: It says hello.\n") == true })
    }

    @Test func `Nothing checked is a failure that says why`() async throws {
        let lines = try await lines {
            await #expect(processExitsWith: .success) {
                try await OddSpec.requirement("ODD-02").verifyInExitTest { fixture in
                    ScriptedGreeter { fixture.output.greeted("Hello") }
                }
            }
        }
        #expect(lines.first == "ODD-02 must: It never calls its subject.")
        #expect(lines.dropFirst().first?.hasPrefix("Nothing was checked: no double of the fixture was called.") == true)
    }

    /// Returns the lines of the first issue.
    private func lines(_ body: @escaping @Sendable () async throws -> Void) async throws -> [String] {
        let comments = try await issues(recordedBy: body).first?.comments ?? []
        return comments.flatMap { $0.rawValue.split(separator: "\n").map(String.init) }
    }
}
