import Foundation
import LawReference
import Testing
import VIPERSpecs

/// Before a module is accused of silence it is waited for, since a timer of its own can be seen by nobody.
@Suite struct LaterTests {
    @Test(arguments: ["LAW-06", "LAW-11"])
    func `Who does something after a delay of its own is asked about it, and never accused`(_ law: String) async throws
    {
        let verdict = try await verdict(law) { work in Self.later(300, work) }
        switch verdict {
        // NB: beside busy threads the kit waits longer by itself, and may see the end of the delay.
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

    /// A module that shows what it is answered after a delay.
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

    /// Does something when the main queue has had so many turns, as nobody who waits for it to be empty can know.
    ///
    /// NB: turns are counted, since a delay in seconds would be over at once on a busy machine.
    private static func later(_ turns: Int, _ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { turns == 0 ? MainActor.assumeIsolated(work) : later(turns - 1, work) }
    }
}
