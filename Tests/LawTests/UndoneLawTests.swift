import LawReference
import Testing
import VIPERSpecs

/// The verdicts of LAW-39 on events that undo others, and on those that do not.
@Suite struct UndoneLawTests {
    @Test func `Says what is left of what was undone`() async throws {
        let verdict = try await self.verdict(of: .shows("a draft"), undoes: "write")
        #expect(
            verdict
                == .violated([
                    """
                    After “write” and “discard” this is still shown:
                      View.text("a draft")
                    """
                ])
        )
    }

    @Test func `Is satisfied if nothing is left`() async throws {
        #expect(try await verdict(of: .shows(""), undoes: "write") == .satisfied)
    }

    @Test func `Lets a message say that it was undone`() async throws {
        #expect(try await verdict(of: .shows("Discarded."), undoes: "write") == .satisfied)
    }

    @Test func `Looks no more at a screen that was left`() async throws {
        #expect(try await verdict(of: .nothing, undoes: "write", leaves: true) == .satisfied)
    }

    @Test func `Does not apply where nothing undoes anything`() async throws {
        #expect(
            try await verdict(of: .shows(""), undoes: nil)
                == .notApplicable("Nothing can be undone: no event is named with undoes:.")
        )
        #expect(
            try await verdict(of: .nothing, undoes: "write")
                == .notApplicable("Nothing was undone: each event with undoes: came to nothing.")
        )
    }

    @Test func `Names an event that is not there`() async throws {
        #expect(
            try await verdict(of: .shows(""), undoes: "wriet")
                == .notJudged("It could not be judged. “discard” undoes “wriet”, and no event is called so.")
        )
    }

    /// Returns the law's verdict on a text that is written and then discarded.
    private func verdict(
        of discarding: Discarding,
        undoes name: String?,
        leaves: Bool = false
    ) async throws -> Verdict {
        try await ModuleLaws.requirement("LAW-39").verdict { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Shown>("Router", log: stage.log)
            stage.view(view)
            stage.wireframe(router)
            stage.event("view appears", .appears) { [weak view] in view?(.text("")) }
            stage.event("write") { [weak view] in view?(.text("a draft")) }
            stage.event("discard", undoes: name) { [weak view] in
                if case .shows(let text) = discarding { view?(.text(text)) }
                if leaves { router(.text("list")) }
            }
        }
    }
}

/// The effect of “discard”.
private enum Discarding: Sendable {
    case shows(String), nothing
}

private enum Shown: RecordedCall {
    case text(String)
}
