import Testing
import VIPERSpecs

/// Requirements that are faulty themselves.
enum OddSpec: Spec {
    typealias Fixture = GreeterFixture
    typealias Subject = any Greeter

    static let requirements: [Requirement] = [
        Requirement("ODD-01", .must, "It never builds a subject.", source: "this test") { _ in },
        Requirement("ODD-02", .must, "It never calls its subject.", source: "this test") { trial in
            _ = try await trial.start(Fixture())
        },
        Requirement("ODD-03", .must, "It has nothing to check.", source: "this test") { trial in
            _ = try await trial.start(Fixture())
            throw NotApplicable("Greeters have no clock.")
        },
        Requirement("ODD-04", .must, "It waits for ever.", source: "this test") { trial in
            let run = try await trial.start(Fixture())
            run.act("greet()") { $0.greet() }
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        },
        Requirement(
            "ODD-14",
            .must,
            "It waits for ever, but not long.",
            source: "this test",
            deadline: .milliseconds(100)
        ) { trial in
            let run = try await trial.start(Fixture())
            run.act("greet()") { $0.greet() }
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        },
        Requirement("ODD-05", .must, "Its double cannot do its work.", source: "this test") { trial in
            let run = try await trial.start(Fixture())
            run.act("greet()") { $0.greet() }
            run.log.report(problem: "Greeter.name was asked, but no answer was planned for it.")
        },
        Requirement("ODD-06", .must, "It goes on after it was given up.", source: "this test") { trial in
            let run = try await trial.start(Fixture())
            var turnsAfterTheEnd = 0
            while turnsAfterTheEnd < 1_000 {
                run.act("greet()") { $0.greet() }
                await Task.yield()
                if Task.isCancelled { turnsAfterTheEnd += 1 }
            }
        },
        Requirement("ODD-07", .must, "It stops after it has found something.", source: "this test") { trial in
            _ = try await trial.start(Fixture())
            Issue.record("Something is wrong.")
            throw NotApplicable("There is nothing more to check.")
        },
        Requirement("ODD-08", .must, "It says hello.", source: "this test") { trial in
            let run = try await trial.start(Fixture())
            run.act("greet()") { $0.greet() }
            #expect(run.output.calls == [.greeted("Hello")])
        },
        Requirement("ODD-09", .must, "It says hello twice.", source: "this test", presupposes: ["ODD-08"]) { trial in
            let run = try await trial.start(Fixture())
            run.act("greet()") { $0.greet() }
            #expect(run.output.calls == [.greeted("Hello"), .greeted("Hello")])
        },
        Requirement("ODD-12", .should, "It says hello.", source: "this test") { trial in
            let run = try await trial.start(Fixture())
            run.act("greet()") { $0.greet() }
            #expect(run.output.calls == [.greeted("Hello")])
        },
        Requirement("ODD-13", .should, "It is built.", source: "this test", presupposes: ["ODD-12"]) { trial in
            let run = try await trial.start(Fixture())
            run.act("greet()") { $0.greet() }
        },
        Requirement("ODD-11", .must, "It asks something.", source: "this test") { trial in
            _ = try await trial.start(Fixture())
            throw CouldNotJudge("Does it greet strangers?")
        },
        Requirement("ODD-10", .must, "It is built.", source: "this test", presupposes: ["ODD-09"]) { trial in
            let run = try await trial.start(Fixture())
            run.act("greet()") { $0.greet() }
        },
    ]
}
