import Testing
import VIPERSpecs

enum GreeterSpec: Spec {
    typealias Fixture = GreeterFixture
    typealias Subject = any Greeter

    static let requirements: [Requirement] = [
        Requirement("GREETER-01", .must, "A greeter says hello.", source: "this test") { trial in
            let run = try await trial.start(Fixture())
            await run.step("greet()", until: { !$0.output.calls.isEmpty }) { $0.greet() }
            #expect(run.output.calls == [.greeted("Hello")])
        },
        Requirement("GREETER-02", .should, "A greeter is polite.", source: .original("testPoliteness")) { trial in
            let run = try await trial.start(Fixture())
            await run.step("greet()", until: { !$0.output.calls.isEmpty }) { $0.greet() }
            #expect(!run.output.calls.contains(.greeted("Hey")))
        },
    ]
}
