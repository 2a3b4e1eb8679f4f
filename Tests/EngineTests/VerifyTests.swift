import Proof
import Testing
import VIPERSpecs

/// The issues that a consumer sees for a violated requirement.
@Suite struct VerifyTests {
    @Test func `Records nothing if the requirement is met`() async throws {
        let issues = try await issues {
            for requirement in GreeterSpec.requirements {
                try await requirement.verify { fixture in ScriptedGreeter { fixture.output.greeted("Hello") } }
            }
        }
        #expect(issues.isEmpty)
    }

    @Test func `Begins with the id and tells the story at the line of the consumer`() async throws {
        let line = #line + 2
        let issues = try await issues {
            try await GreeterSpec.requirement("GREETER-01").verify { fixture in
                ScriptedGreeter { fixture.output.greeted("Hey") }
            }
        }
        let issue = try #require(issues.first)
        #expect(issues.count == 1)
        #expect(issue.isFailure)
        #expect(issue.sourceLocation?.fileName == "VerifyTests.swift")
        #expect(issue.sourceLocation?.line == line)
        #expect(
            issue.lines == [
                "GREETER-01 must: A greeter says hello.",
                """
                Expected: output.calls == [.greeted("Hello")]
                But was:  [.greeted("Hey")]
                """,
                """
                What happened:
                  1. The subject is built.
                  2. greet()
                ✘ 3. GreeterOutput.greeted("Hey")
                """,
            ]
        )
    }

    @Test func `Warns only if the requirement is a should`() async throws {
        let issues = try await issues {
            try await GreeterSpec.requirement("GREETER-02").verify { fixture in
                ScriptedGreeter { fixture.output.greeted("Hey") }
            }
        }
        #expect(issues.map(\.severity) == [.warning])
        #expect(issues.first?.lines.first == "GREETER-02 should: A greeter is polite.")
    }

    @Test func `Says why the subject could not be built`() async throws {
        struct NoDatabase: Error {}
        let issues = try await issues {
            try await GreeterSpec.requirement("GREETER-01").verify { _ in throw NoDatabase() }
        }
        #expect(
            issues.map(\.lines) == [
                ["GREETER-01 must: A greeter says hello.", "The subject could not be built: NoDatabase()"]
            ]
        )
    }

    @Test func `Gives up on a subject that is never built`() async throws {
        let issues = try await issues {
            try await GreeterSpec.requirement("GREETER-01").verify(within: .milliseconds(50)) { _ in
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
                return ScriptedGreeter {}
            }
        }
        #expect(issues.map(\.lines) == [["GREETER-01 must: A greeter says hello.", overdue]])
    }

    @Test func `Gives up on a requirement that waits for ever`() async throws {
        let issues = try await issues {
            try await OddSpec.requirement("ODD-04").verify(within: .milliseconds(50)) { fixture in
                ScriptedGreeter { fixture.output.greeted("Hello") }
            }
        }
        #expect(issues.first?.lines.dropLast() == ["ODD-04 must: It waits for ever.", "\(overdue)"])
    }

    @Test func `Refuses a requirement that built nothing`() async throws {
        let issues = try await issues {
            try await OddSpec.requirement("ODD-01").verify { _ in ScriptedGreeter {} }
        }
        #expect(issues.map { $0.lines[1] } == ["Nothing was checked: the requirement never built a subject."])
    }

    @Test func `Refuses a requirement whose doubles were never touched`() async throws {
        let issues = try await issues {
            try await OddSpec.requirement("ODD-02").verify { _ in ScriptedGreeter {} }
        }
        #expect(
            issues.map { $0.lines[1] } == [
                """
                Nothing was checked: no double of the fixture was called. Build the subject from the fixture that \
                is handed to the closure; a module that does nothing here can be named as a deviation.
                """
            ]
        )
    }

    @Test func `Shows what a double could not do`() async throws {
        let issues = try await issues {
            try await OddSpec.requirement("ODD-05").verify { fixture in
                ScriptedGreeter { fixture.output.greeted("Hello") }
            }
        }
        #expect(issues.map { $0.lines[1] } == ["Greeter.name was asked, but no answer was planned for it."])
    }

    @Test func `Hears a subject that works in another task`() async throws {
        let issues = try await issues {
            try await GreeterSpec.requirement("GREETER-01").verify { fixture in
                let output = fixture.output
                return ScriptedGreeter { Task.detached { await output.greeted("Hey") } }
            }
        }
        #expect(issues.map { $0.lines.first } == ["GREETER-01 must: A greeter says hello."])
    }

    @Test func `Cannot be used outside a test`() async {
        await Task.detached {
            _ = await #expect(throws: NoTestIsRunning.self) {
                try await GreeterSpec.requirements[0].verify { _ in ScriptedGreeter {} }
            }
        }.value
    }

    private let overdue = """
        The subject was not done within 0.05 seconds: it never ends, or it keeps the main actor busy. \
        A module that is only slow can be given more time with verify(within:).
        """
}
