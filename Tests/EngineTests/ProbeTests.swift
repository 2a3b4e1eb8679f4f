import Testing
import VIPERSpecs

@Suite struct Probe {
    @Test(arguments: GreeterSpec.requirements)
    func conforms(to requirement: GreeterSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            ScriptedGreeter { fixture.output.greeted("Hey") }
        }
    }

    @Test(arguments: GreeterSpec.requirements)
    func silent(to requirement: GreeterSpec.Requirement) async throws {
        try await requirement.verify(within: .seconds(1)) { fixture in
            ScriptedGreeter {}
        }
    }
    @Test(arguments: GreeterSpec.requirements)
    func spins(to requirement: GreeterSpec.Requirement) async throws {
        try await requirement.verify(within: .seconds(1)) { fixture in
            ScriptedGreeter { while !Task.isCancelled {} }
        }
    }
    @Test(arguments: GreeterSpec.requirements)
    func deviates(to requirement: GreeterSpec.Requirement) async throws {
        try await requirement.verify(deviations: ["GREETER-01": "We say Hey.", "GREETER-02": "x"]) { fixture in
            ScriptedGreeter { fixture.output.greeted("Hey") }
        }
    }
    @Test func elsewhere() async throws {
        let v = try await GreeterSpec.requirements[0].verdict { fixture in
            let o = fixture.output
            return ScriptedGreeter {
                Task.detached {
                    await o.greeted("Hey"); Issue.record("hm")
                }
            }
        }
        print(v)
    }
    @Test func throwing() async throws {
        struct Oops: Error {}
        try await GreeterSpec.requirements[0].verify { fixture in throw Oops() }
    }
    @Test(arguments: try GreeterSpec.requirements(tagged: .dates))
    func bad(to requirement: GreeterSpec.Requirement) async throws {
    }
}
