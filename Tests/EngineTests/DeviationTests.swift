import Proof
import Testing
import VIPERSpecs

/// Requirements that a module knowingly does not meet.
@Suite struct DeviationTests {
    // This test passes with a known issue, as a consumer's would.
    @Test func `A deviation is a known issue`() async throws {
        try await GreeterSpec.requirements[0].verify(deviations: ["GREETER-01": "We say Hey."]) { fixture in
            ScriptedGreeter { fixture.output.greeted("Hey") }
        }
    }

    @Test func `A deviation that is met again fails`() async throws {
        let failures = try await failures(of: ["GREETER-01": "We say Hey."], saying: "Hello")
        #expect(
            failures == [
                """
                GREETER-01 must: A greeter says hello.
                This is met, so the deviation has served its time: delete it. Its reason was: We say Hey.
                """
            ]
        )
    }

    @Test func `A deviation from nothing fails`() async throws {
        let failures = try await failures(of: ["GREETER-99": "We say Hey."], saying: "Hello")
        #expect(
            failures == [
                "“GREETER-99” is named as a deviation, but GreeterSpec has no such requirement."
            ]
        )
    }

    @Test func `A deviation without a reason fails`() async throws {
        let failures = try await failures(of: ["GREETER-01": " "], saying: "Hey")
        #expect(failures.first == "GREETER-01 is named as a deviation without a reason.")
    }

    @Test func `A deviation that is named twice fails`() async throws {
        let failures = try await failures(of: ["GREETER-02": "One.", "GREETER-02": "Two."], saying: "Hello")
        #expect(failures == ["GREETER-02 is named as a deviation twice."])
    }

    @Test func `A deviation does not excuse a subject that cannot be built`() async throws {
        struct NoDatabase: Error {}
        let issues = try await issues {
            try await GreeterSpec.requirements[0].verify(deviations: ["GREETER-01": "We say Hey."]) { _ in
                throw NoDatabase()
            }
        }
        #expect(issues.map { $0.lines[1] } == ["The subject could not be built: NoDatabase()"])
    }

    @Test func `A deviation excuses a module that does nothing`() async throws {
        let issues = try await issues {
            try await GreeterSpec.requirements[1].verify(deviations: ["GREETER-02": "We are mute."]) { _ in
                ScriptedGreeter {}
            }
        }
        #expect(issues.map(\.isFailure) == [false], "It is a known issue.")
    }

    @Test func `A deviation does not excuse a double that cannot do its work`() async throws {
        let issues = try await issues {
            try await OddSpec.requirement("ODD-05").verify(deviations: ["ODD-05": "We know."]) { fixture in
                ScriptedGreeter { fixture.output.greeted("Hello") }
            }
        }
        #expect(issues.map { $0.lines[1] } == ["Greeter.name was asked, but no answer was planned for it."])
    }

    private func failures(of deviations: Acknowledged, saying words: String) async throws -> [String] {
        try await issues {
            try await GreeterSpec.requirements[0].verify(deviations: deviations) { fixture in
                ScriptedGreeter { fixture.output.greeted(words) }
            }
        }.map { $0.lines.joined(separator: "\n") }
    }
}
