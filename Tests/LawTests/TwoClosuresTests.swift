import LawReference
import Testing

@testable import VIPERSpecs

/// A service that takes a closure for success and one for failure, and calls one of them.
@Suite struct TwoClosuresTests {
    /// Asks for a number whenever the user taps.
    @MainActor
    private final class NumberService {
        let recorder: Recorder<Int>
        let success: Answers<Void, Int, Never>
        let failure: Answers<Void, String, Never>

        init(log: CallLog) {
            recorder = Recorder<Int>("Numbers", log: log)
            success = Answers("loadSuccess", log: log)
            failure = Answers("loadFailure", log: log)
        }

        func load(success: @escaping @MainActor (Int) -> Void, failure: @escaping @MainActor (String) -> Void) {
            recorder.ask(1) {
                recorder.question(of: self.success) { success($0.get()) }
                recorder.question(of: self.failure) { failure($0.get()) }
            }
        }
    }

    /// Creates a module that shows either the newest answer or every answer.
    private static func numbers(showsFailures: Bool = true, showsEach: Bool = false) -> Module {
        Module { stage in
            let (view, service) = (FreeViewSpy(log: stage.log), NumberService(log: stage.log))
            let newest = Shared(0)
            stage.view(view)
            stage.request(service.success, or: service.failure, gives: { $0 }, fails: "offline")
            stage.event("tap", .repeatable) { [weak view] in
                let number = newest.value + 1
                newest.update { $0 = number }
                func isNewest() -> Bool { showsEach || newest.value == number }
                service.load { answer in
                    if isNewest() { view?.show(answer) }
                } failure: { _ in
                    if isNewest(), showsFailures { view?.show(-1) }
                }
            }
        }
    }

    @Test(arguments: ["LAW-04", "LAW-09", "LAW-10"])
    func `Is answered by one of the two`(id: String) async throws {
        #expect(try await Self.numbers().law(id).verdict() == .satisfied)
    }

    @Test func `A failure that nobody sees is found`() async throws {
        let verdict = try await Self.numbers(showsFailures: false).law("LAW-09").verdict()
        guard case .violated(let failures) = verdict else { throw ExpectedViolation(found: verdict) }
        #expect(failures[0].contains("cannot be told from silence"))
    }

    @Test func `An older answer that overtakes a newer one is found`() async throws {
        let verdict = try await Self.numbers(showsEach: true).law("LAW-26").verdict()
        guard case .violated = verdict else { throw ExpectedViolation(found: verdict) }
    }

    @MainActor
    @Test func `Values are made beforehand, and come again`() {
        let stage = Stage()
        let value = stage.values { $0 * 2 }
        #expect((0..<3).map(value) == [0, 2, 4])
        #expect(value(64) == 0)
        #expect(throws: CouldNotJudge.self) {
            _ = try stage.values { _ -> Int in throw CouldNotJudge("Fill in makeTicket.") }
        }
    }

    @Test func `What is not filled in is what each law asks for`() async throws {
        let unfilled = Module { _ in throw CouldNotJudge("Fill in makeTicket in LoginLaws.swift: it makes a Ticket.") }
        for law in unfilled.laws {
            let reason = "It could not be judged. Fill in makeTicket in LoginLaws.swift: it makes a Ticket."
            #expect(try await law.verdict() == .notJudged(reason))
        }
    }

    private struct ExpectedViolation: Error {
        let found: Verdict
    }
}
