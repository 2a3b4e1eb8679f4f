import Testing
import VIPERSpecs

enum GreeterSpec: Spec {
    typealias Fixture = GreeterFixture
    typealias Subject = any Greeter

    static let requirements: [Requirement] = [
        Requirement("GREETER-01", .must, "A greeter says hello.", source: "this test") { trial in
            let fixture = Fixture()
            let greeter = try await trial.build(fixture)
            greeter.greet()
            await trial.settle { !fixture.output.calls.isEmpty }
            #expect(fixture.output.calls == [.greeted("Hello")])
        },
        Requirement("GREETER-02", .should, "A greeter is polite.", source: .original("testPoliteness")) { trial in
            let fixture = Fixture()
            let greeter = try await trial.build(fixture)
            greeter.greet()
            await trial.settle { !fixture.output.calls.isEmpty }
            #expect(!fixture.output.calls.contains(.greeted("Hey")))
        },
    ]
}
