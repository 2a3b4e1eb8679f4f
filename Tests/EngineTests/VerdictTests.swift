import Testing
import VIPERSpecs

/// Verdicts on modules that behave as badly as they can.
@MainActor
@Suite struct VerdictTests {
    @Test func `Tells what was seen`() async throws {
        let verdict = try await GreeterSpec.requirements[0].verdict { fixture in
            ScriptedGreeter { fixture.output.greeted("Hey") }
        }
        guard case .violated(let failures) = verdict else {
            Issue.record("The verdict is \(verdict).")
            return
        }
        #expect(failures.count == 1)
        #expect(failures[0].contains(#"greeted("Hey")"#))
    }

    @Test func `Finds that a requirement does not apply`() async throws {
        let verdict = try await OddSpec.requirement("ODD-03").verdict { _ in ScriptedGreeter {} }
        #expect(verdict == .notApplicable("Greeters have no clock."))
    }

    @Test func `Finds an answer that comes twice`() async throws {
        let verdict = try await GreeterSpec.requirements[0].verdict { fixture in
            ScriptedGreeter {
                fixture.output.greeted("Hello")
                Task { fixture.output.greeted("Hello") }
            }
        }
        #expect(verdict != .satisfied)
    }

    @Test func `Goes on after a subject that spins`() async throws {
        let spinning = try await GreeterSpec.requirements[0].verdict(within: .milliseconds(50)) { _ in
            ScriptedGreeter { while !Task.isCancelled {} }
        }
        #expect(spinning != .satisfied)
        let next = try await GreeterSpec.requirements[0].verdict { fixture in
            ScriptedGreeter { fixture.output.greeted("Hello") }
        }
        #expect(next == .satisfied)
    }

    @Test func `Goes on after a subject that retains everything`() async throws {
        let verdict = try await GreeterSpec.requirements[0].verdict { fixture in
            let attic = Attic()
            attic.things = [fixture, attic]
            return ScriptedGreeter {
                fixture.output.greeted("Hello")
                attic.things.append(attic)
            }
        }
        #expect(verdict == .satisfied)
    }

    @Test func `Calls nothing more once it has given up`() async throws {
        let greetings = Greetings()
        let verdict = try await OddSpec.requirement("ODD-06").verdict(within: .milliseconds(50)) { fixture in
            ScriptedGreeter {
                greetings.count += 1
                fixture.output.greeted("Hello")
            }
        }
        let count = greetings.count
        for _ in 0..<100 { await Task { @MainActor in }.value }
        #expect(verdict != .satisfied)
        #expect(greetings.count == count)
    }

    @Test func `Forgets what an abandoned body records later`() async throws {
        let gate = Gate()
        let verdict = try await GreeterSpec.requirements[0].verdict(within: .milliseconds(50)) { _ in
            await gate.wait()
            Issue.record("This comes too late for any test.")
            return ScriptedGreeter {}
        }
        guard case .violated(let failures) = verdict else {
            Issue.record("The verdict is \(verdict).")
            return
        }
        #expect(failures.count == 1)
        await gate.open()
    }
}

/// Resumes all waiting callers when it is opened.
private actor Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    func wait() async {
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

/// Counts how often a module was used.
@MainActor
private final class Greetings {
    var count = 0
}

/// Keeps everything that it receives, and itself.
@MainActor
private final class Attic {
    var things: [Any] = []
}
