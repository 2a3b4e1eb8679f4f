import Testing

@testable import VIPERSpecs

/// The table of verdicts.
@Suite struct ReportTests {
    @Test func `Reads as a table`() async throws {
        let polite = try await GreeterSpec.report { fixture in ScriptedGreeter { fixture.output.greeted("Hello") } }
        let odd = try await OddSpec.requirement("ODD-03").verdict { _ in ScriptedGreeter {} }
        #expect(odd == .notApplicable("Greeters have no clock."))
        #expect(polite.isConforming)
        #expect(
            polite.description == """
                GreeterSpec
                  ✔ GREETER-01  must    A greeter says hello.
                  ✔ GREETER-02  should  A greeter is polite.

                2 requirements: 2 satisfied, 0 violated, 0 not applicable, 0 not judged
                """
        )
    }

    @Test func `Shows what is violated`() async throws {
        let rude = try await GreeterSpec.report { fixture in ScriptedGreeter { fixture.output.greeted("Hey") } }
        let report = ConformanceReport(rude, rude)
        #expect(!report.isConforming)
        let lines = report.description.split(separator: "\n")
        #expect(lines[1] == "  ✘ GREETER-01  must    A greeter says hello.")
        #expect(lines[2].hasPrefix("      Expected: "))
        #expect(lines.last == "4 requirements: 0 satisfied, 4 violated, 0 not applicable, 0 not judged")
    }

    @Test func `Names at once what could not be judged for one reason`() {
        let reason = Verdict.notJudged("It is not judged, since it presupposes ODD-12, which is violated.")
        let rows = GreeterSpec.requirements.map { (requirement: $0 as any AnyRequirement, verdict: reason) }
        let other = (requirement: rows[0].requirement, verdict: Verdict.satisfied)
        let report = ConformanceReport(
            rows: [other, rows[0], other, rows[1]].map { row in
                ConformanceReport.Row(requirement: row.requirement, verdict: row.verdict, module: nil)
            }
        )
        #expect(
            report.description == """
                GreeterSpec
                  ✔ GREETER-01  must    A greeter says hello.
                  ? GREETER-01  must    A greeter says hello.
                      It is not judged, since it presupposes ODD-12, which is violated.
                      The same holds for GREETER-02.
                  ✔ GREETER-01  must    A greeter says hello.

                4 requirements: 2 satisfied, 0 violated, 0 not applicable, 2 not judged
                """
        )
    }

    @Test func `Proves nothing if it is empty`() {
        #expect(!ConformanceReport().isConforming)
    }
}
