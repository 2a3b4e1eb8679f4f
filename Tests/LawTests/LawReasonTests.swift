import LawWitnesses
import Proof
import Testing
import VIPERSpecs

/// The reasons that a law gives when it is broken, and when it does not apply.
@Suite struct LawReasonTests {
    @Test func `Tells the shortest failing order`() async throws {
        let failure = try await failure("LAW-26", of: "keeps what came last, whatever was asked last")
        #expect(
            failure == """
                In this order something else is seen than in another:
                  » view appears
                  « FreeService.count 0: success
                  » pull to refresh
                  » pull to refresh
                  « FreeService.count 2: success
                  « FreeService.count 1: success
                The view was left with rows.shows(["row 0", "row 1"]), but with rows.shows(["row 0", "row 1", "row 2"]) in the order:
                  » view appears
                  « FreeService.count 0: success
                  » pull to refresh
                  » pull to refresh
                  « FreeService.count 1: success
                  « FreeService.count 2: success
                2 orders were explored, 1 of them failed.
                """
        )
    }

    @Test func `Names what leaks and after what`() async throws {
        let failure = try await failure("LAW-01", of: "holds itself once a page has come")
        #expect(
            failure == """
                The module was released after “scroll to end”, the last of it « ShelfService.page 0: success, and this is still there:
                  FaultyShelf
                """
        )
    }

    @Test func `Tells the way to an entity`() async throws {
        let failure = try await failure("LAW-15", of: "shows an entity inside an optional inside an array")
        #expect(
            failure == """
                Payload.show([Book(title: "Book 0")]) carries it across the boundary: show.0.some: Book.
                """
        )
    }

    @Test func `Says why it does not apply`() async throws {
        let report = try await ModuleLaws.report { stage in
            let double = CallLogger(log: stage.log)
            stage.event("tap") { double.record() }
        }
        let reasons = report.rows.compactMap { row in
            if case .notApplicable(let reason) = row.verdict { "\(row.id): \(reason)" } else { nil }
        }
        let makesNoRequests = [
            3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 22, 23, 24, 25, 26, 27, 29, 30, 31, 33, 34, 35, 36, 37, 38, 40, 41, 42, 43,
            44, 45, 46, 47, 48, 49,
        ]
        .map { number in
            "LAW-\(number < 10 ? "0" : "")\(number): The module makes no requests: none is named with stage.request."
        }
        let others = [
            "LAW-01: The module has no objects: none is named with stage.track.",
            "LAW-02: The module has no objects: none is named with stage.track.",
            "LAW-12: The module neither navigates nor stores, nor has it a delegate: no double is named.",
            "LAW-13: The module has no view double: none is named.",
            "LAW-14: The module has no view double: none is named.",
            "LAW-15: The module has no view double: none is named.",
            "LAW-16: The module has no view double: none is named.",
            "LAW-32: No invariant is named with stage.invariant.",
            "LAW-28: The module has no objects: none is named with stage.track.",
            "LAW-39: Nothing can be undone: no event is named with undoes:.",
        ]
        #expect(reasons.sorted() == (makesNoRequests + others).sorted())
    }

    @Test func `Asks for what comes before the user leaves`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-12").verdict { stage in
            let double = CallLogger(log: stage.log)
            stage.event("tap done", .leaves) { double.record() }
        }
        #expect(
            verdict
                == .notApplicable(
                    """
                    Each event of the module has the trait .leaves, and none comes before: name one more, such as \
                    stage.event("view appears", .appears) { … }.
                    """
                )
        )
    }

    private func failure(_ law: String, of fault: String) async throws -> String {
        let witness = try #require(LawWitnesses.all.first { $0.fault == fault })
        let verdict = try await ModuleLaws.requirement(law).verdict(subject: witness.build)
        guard case .violated(let failures) = verdict else { return "\(verdict)" }
        return failures.joined(separator: "\n")
    }
}

/// A double that the stage was not told about.
@MainActor
private final class CallLogger {
    enum Call: RecordedCall, Sendable {
        case tapped
    }

    private let recorder: Recorder<Call>

    init(log: CallLog) {
        recorder = Recorder("Logger", log: log)
    }

    func record() {
        recorder.record(.tapped)
    }
}
