import Testing
import VIPERSpecs

/// The least that can be asked of a module.
enum TrivialSpec: Spec {
    typealias Fixture = TrivialFixture
    typealias Subject = @MainActor () -> Void

    static let requirements: [Requirement] = [
        Requirement("TRIVIAL-01", .must, "The output is told.", source: "this benchmark") { trial in
            let run = try await trial.start(Fixture())
            run.act("the module is called") { $0() }
            #expect(run.output.calls.count == 1)
        }
    ]
}
