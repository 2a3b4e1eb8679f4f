import Proof
import Testing
import VIPERSpecs

/// Requirements that have nothing to check, which must not look satisfied.
@Suite struct InapplicableTests {
    @Test func `Is one warning with its reason`() async throws {
        let issues = try await issues { try await verify() }
        #expect(issues.map(\.severity) == [.warning])
        #expect(
            issues.map(\.lines) == [
                ["ODD-03 must: It has nothing to check.", "It does not apply: Greeters have no clock."]
            ]
        )
    }

    @Test func `Is silent if it is acknowledged`() async throws {
        let issues = try await issues { try await verify(inapplicable: ["ODD-03": "No clock here."]) }
        #expect(issues.isEmpty)
    }

    @Test func `A question is a failure of the test, and silent if it is acknowledged`() async throws {
        let asked = try await issues { try await verify("ODD-11") }
        #expect(asked.map(\.severity) == [.error])
        #expect(
            asked.map(\.lines) == [
                ["ODD-11 must: It asks something.", "It could not be judged. Does it greet strangers?"]
            ]
        )
        let issues = try await issues { try await verify("ODD-11", inapplicable: ["ODD-11": "Nobody knows."]) }
        #expect(issues.isEmpty)
    }

    @Test func `Fails if it applies all the same`() async throws {
        let issues = try await issues {
            try await GreeterSpec.requirement("GREETER-01").verify(inapplicable: ["GREETER-01": "Never speaks."]) {
                let output = $0.output
                return ScriptedGreeter { output.greeted("Hello") }
            }
        }
        #expect(
            issues.map(\.lines) == [
                [
                    "GREETER-01 must: A greeter says hello.",
                    "This applies, so delete it from what is inapplicable. Its reason was: Never speaks.",
                ]
            ]
        )
    }

    @Test func `Fails if it is named without a reason`() async throws {
        let issues = try await issues { try await verify(inapplicable: ["ODD-03": ""]) }
        #expect(issues.map(\.lines) == [["ODD-03 is named as inapplicable without a reason."]])
    }

    @Test func `Is violated if it found something first`() async throws {
        let verdict = try await OddSpec.requirement("ODD-07").verdict { _ in ScriptedGreeter {} }
        #expect(verdict == .violated(["Something is wrong."]))
    }

    private func verify(_ id: String = "ODD-03", inapplicable: Acknowledged = [:]) async throws {
        try await OddSpec.requirement(id).verify(inapplicable: inapplicable) { _ in ScriptedGreeter {} }
    }
}
