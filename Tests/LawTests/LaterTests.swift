import Foundation
import LawReference
import Testing
import VIPERSpecs

/// Modules that seem silent but have a timer of their own, which nothing can observe: laws wait before they blame them.
@Suite struct LaterTests {
    @Test(arguments: ["LAW-06", "LAW-11"])
    func `Who does something after a delay of its own is asked about it, and never accused`(_ law: String) async throws
    {
        let verdict = try await verdict(law) { work in Self.later(300, work) }
        switch verdict {
        // If other threads are busy, the kit waits longer by itself, and may see the end of the delay.
        case .satisfied: break
        case .notJudged(let question):
            #expect(
                question.hasSuffix("Hand the module stage.clock.sleeping, or name the end of the delay as an event.")
            )
            #expect(question.contains("nothing had come, and then View."))
        case .violated, .notApplicable: Issue.record("\(verdict)")
        }
    }

    @Test(arguments: ["LAW-06", "LAW-11"])
    func `Who never does anything is caught`(_ law: String) async throws {
        guard case .violated = try await verdict(law, { _ in }) else {
            Issue.record("\(law) was not violated.")
            return
        }
    }

    @Test(arguments: ModuleLaws.requirements.filter { $0.level == .must })
    func `Who does it after a delay on the clock of the stage is right`(_ law: ModuleLaws.Requirement) async throws {
        let verdict = try await law.verdict { stage in
            Self.play(on: stage) { work in stage.clock.sleeping.schedule(after: .seconds(1), work) }
        }
        switch verdict {
        case .satisfied, .notApplicable: break
        case .violated, .notJudged: Issue.record("\(verdict)")
        }
    }

    private func verdict(
        _ law: String,
        _ delay: @escaping @MainActor @Sendable (@escaping @MainActor () -> Void) -> Void
    ) async throws -> Verdict {
        try await ModuleLaws.requirement(law).verdict { stage in Self.play(on: stage, delay) }
    }

    /// Puts a module on a stage that shows its answer after a delay.
    @MainActor
    private static func play(on stage: Stage, _ delay: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let service = AskedMock<String>("Service", log: stage.log)
        stage.view(view)
        stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
        stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
        stage.event("load", .onlyAtRest) { [weak view] in
            view?(.isBusy(true))
            service.get("text") { answer in
                delay {
                    view?(.isBusy(false))
                    view?(.text((try? answer.get()) ?? "offline"))
                }
            }
        }
    }

    private enum Shown: RecordedCall {
        case isBusy(Bool), text(String)
    }

    /// Does something after a number of turns of the main queue, which nothing that waits for an empty queue can
    /// foresee.
    ///
    /// It counts turns, since on a busy machine a delay in seconds would already be over.
    private static func later(_ turns: Int, _ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { turns == 0 ? MainActor.assumeIsolated(work) : later(turns - 1, work) }
    }
}
