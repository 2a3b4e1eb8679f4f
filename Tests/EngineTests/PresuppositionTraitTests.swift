import Proof
import Testing
import VIPERSpecs

/// Suites that run only once a module meets a spec.
@Suite struct PresuppositionTraitTests {
    @Test(arguments: [("Hello", true), ("Hey", false)])
    func `Runs what presupposes a spec once that is met`(words: String, isMet: Bool) async throws {
        let trait: PresuppositionTrait = .presupposes(GreeterSpec.self) { fixture in
            ScriptedGreeter { fixture.output.greeted(words) }
        }
        let test = try #require(Test.current)
        let issues = try await issues(recordedBy: {
            try await trait.provideScope(for: test, testCase: nil) { Issue.record("It is run.") }
        })
        let reason = "It is not run, since it presupposes GREETER-01, which is violated."
        #expect(issues.flatMap(\.comments).map(\.rawValue) == [isMet ? "It is run." : reason])
        #expect(issues.map(\.severity) == [isMet ? .error : .warning])
    }

    @Test(.presupposes(GreeterSpec.self) { fixture in ScriptedGreeter { fixture.output.greeted("Hello") } })
    func `Runs a single test as well`() {
        #expect(Test.current != nil)
    }
}
