import Foundation
import Testing
import VIPERSpies

/// Code that the compiler has not checked, which calls a double of a `@MainActor` protocol from another thread.
@Suite struct OffMainActorTests {
    private let log = CallLog()
    private let recorder: Recorder<Int>
    private let answers: Answers<Void, String, Never>

    init() {
        recorder = Recorder("Service", log: log)
        answers = Answers("Service.load", log: log)
    }

    @Test func `An answer that is given at once comes on the main actor, a moment later`() async {
        answers.give("milk")
        let told = await withCheckedContinuation { continuation in
            Self.elsewhere { [recorder, answers] in
                recorder.ask(1, of: answers) { continuation.resume(returning: [$0.get()]) }
            }
        }
        #expect(told == ["milk"])
    }

    @Test func `Answers before a held one come on the main actor, in their order`() async {
        answers.hold(after: ["milk", "bread"])
        let told = await withCheckedContinuation { continuation in
            Self.elsewhere { [recorder, answers] in
                var told: [String] = []
                recorder.ask(1, of: answers) {
                    told.append($0.get())
                    if told.count == 2 { continuation.resume(returning: told) }
                }
            }
        }
        #expect(told == ["milk", "bread"])
    }

    @MainActor
    @Test func `A log knows whether it is asked on the main actor`() async {
        #expect(CallLog.isOnMainActor)
        #expect(await Task.detached { CallLog.isOnMainActor }.value == false)
    }

    /// Does something off the main actor.
    private static func elsewhere(_ work: @escaping @MainActor () -> Void) {
        let unchecked = unsafeBitCast(work, to: (@Sendable () -> Void).self)
        DispatchQueue.global().async { unchecked() }
    }
}
