import Testing

@testable import VIPERSpecs

/// A single module that a body drives step by step and then releases.
@MainActor
@Suite struct RunTests {
    @Test func `Writes each step into the story`() async throws {
        let run = try await run { fixture in ScriptedGreeter { fixture.output.greeted("Hello") } }
        run.act("greet()") { $0.greet() }
        #expect(run.log.story == ["The subject is built.", "greet()", #"GreeterOutput.greeted("Hello")"#])
    }

    @Test func `Waits after a step until nothing more comes of it`() async throws {
        let run = try await run { fixture in
            ScriptedGreeter {
                Task {
                    for _ in 0..<100 { await Task.yield() }
                    fixture.output.greeted("Hello")
                }
            }
        }
        await run.step("greet()") { $0.greet() }
        #expect(run.output.calls == [.greeted("Hello")])
    }

    @Test func `Keeps the subject until it lets go of it`() async throws {
        let run = try await run { LastingGreeter(output: $0.output) }
        await run.settle()
        #expect(run.tracker.alive == ["LastingGreeter"])
        await run.letGo()
        #expect(try await run.survivors() == [])
        #expect(run.log.story == ["The subject is built.", "The subject is released."])
    }

    @Test func `Names what is left of a subject`() async throws {
        let run = try await run { fixture in
            let greeter = LastingGreeter(output: fixture.output)
            greeter.itself = greeter
            return greeter
        }
        let greeter = try run.subject as? LastingGreeter
        await run.letGo()
        #expect(try await run.survivors() == ["LastingGreeter"])
        greeter?.itself = nil
    }

    @Test func `Does not apply to a module without an object whose end could be seen`() async throws {
        let run = try await run { PassingGreeter(output: $0.output) }
        await run.letGo()
        await #expect(throws: NotApplicable.self) { try await run.survivors() }
    }

    @Test func `Names what is left behind a value`() async throws {
        let kept = LastingGreeter(output: GreeterOutputSpy(log: CallLog()))
        let run = try await run { fixture in
            fixture.tracker.track(kept)
            return PassingGreeter(output: fixture.output)
        }
        await run.letGo()
        #expect(try await run.survivors() == ["LastingGreeter"])
    }

    @Test func `Does something once within each call, whatever is noted meanwhile`() async throws {
        let run = try await run { fixture in ScriptedGreeter { fixture.output.greeted("Hello") } }
        var times = 0
        run.duringEach(run.output.logged(.greeted("Hello"))) { run in
            times += 1
            run.log.note("heard")
        }
        for _ in 1...2 { run.act("greet()") { $0.greet() } }
        #expect(times == 2)
    }

    @Test func `Goes although it waits for a call to do something within`() async throws {
        weak var released: Run<GreeterSpec>?
        do {
            let run = try await run { fixture in ScriptedGreeter { fixture.output.greeted("Hello") } }
            run.during(run.output.logged(.greeted("Hello"))) { _ in }
            released = run
        }
        #expect(released == nil)
    }

    @Test func `Does nothing to a subject that has gone`() async throws {
        let run = try await run { fixture in ScriptedGreeter { fixture.output.greeted("Hello") } }
        await run.letGo()
        await run.step("greet()") { $0.greet() }
        #expect(run.output.calls == [])
        #expect(throws: SubjectIsGone.self) { try run.subject }
    }

    @Test func `Lets go of a double that nobody keeps`() async throws {
        let run = try await run { fixture in
            ScriptedGreeter { [weak output = fixture.output] in output?.greeted("Hello") }
        }
        await run.letGo(of: \.output, replacedBy: GreeterOutputSpy(log: run.log))
        let survivors = try await run.survivors()
        await run.step("greet()") { $0.greet() }
        #expect(survivors == [])
        #expect(run.output.calls == [])
    }

    @Test func `Names a double that the module keeps`() async throws {
        let run = try await run { LastingGreeter(output: $0.output) }
        await run.letGo(of: \.output, replacedBy: GreeterOutputSpy(log: run.log))
        let survivors = try await run.survivors()
        #expect(survivors == ["GreeterOutputSpy"])
    }

    @Test func `Does nothing once the requirement was given up`() async throws {
        let run = try await run { fixture in ScriptedGreeter { fixture.output.greeted("Hello") } }
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            await run.step("greet()") { $0.greet() }
        }
        task.cancel()
        await task.value
        #expect(run.output.calls == [])
    }

    private func run(
        _ subject: @escaping @MainActor (GreeterFixture) async throws -> any Greeter
    ) async throws -> GreeterSpec.Run {
        let trial = Trial<GreeterSpec>(subject: subject, record: EvaluationRecord(), clock: BodyClock())
        return try await Patience.$current.withValue(.brief) { try await trial.start(GreeterFixture()) }
    }
}

/// A greeter that is an object and keeps its output.
@MainActor
private final class LastingGreeter: Greeter {
    private let output: any GreeterOutput
    var itself: LastingGreeter?

    init(output: any GreeterOutput) {
        self.output = output
    }

    func greet() { output.greeted("Hello") }
}

/// A greeter that is a value, so that nothing can tell when it is gone.
@MainActor
private struct PassingGreeter: Greeter {
    let output: any GreeterOutput

    func greet() { output.greeted("Hello") }
}
