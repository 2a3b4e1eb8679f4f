import LawProbes
import LawReference
import Testing
import VIPERSpecs

/// The questions that laws ask where a verdict depends on something that the stage was not told.
@Suite struct AskedLawTests {
    @Test func `Whether a late answer takes the place of what was caused meanwhile`() async throws {
        let verdict = try await verdict { _ in }
        guard case .notJudged(let question) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(
            question == """
                It could not be judged. After “type” and “clear” a late answer calls View.hits after View.hint. If the view \
                shows one of them at a time, this is a fault: name both with stage.oneOf. If not, name the second with \
                stage.passing.
                """
        )
    }

    @Test func `Is a fault if the view shows one of them at a time`() async throws {
        let verdict = try await verdict { $0.oneOf(Shown.hint, .hits("")) }
        guard case .violated = verdict else {
            Issue.record("\(verdict)")
            return
        }
    }

    @Test func `Is none if it passes`() async throws {
        #expect(try await verdict { $0.passing(Shown.hint) } == .satisfied)
    }

    @Test func `Whether an event is rightly ignored while an answer is awaited`() async throws {
        let verdict = try await verdict(ofTyping: [])
        guard case .notJudged(let question) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(
            question == """
                It could not be judged. “type viper” asks for nothing while the answer to “type vi” is awaited, and is not \
                made up for. If its button is disabled then, name it .onlyAtRest. If not, it is lost.
                """
        )
        let told = try await self.verdict(ofTyping: .onlyAtRest)
        #expect(told == .notApplicable("There is only one order: no two things can overtake each other."))
    }

    @Test func `Whether what waits for a pause is lost on the way out`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-33").verdict(subject: AddressForm.stage(.losesTheDraft))
        guard case .notJudged(let question) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(
            question == """
                It could not be judged. “type Elm Street 1” leads to this after a pause: Drafts.keep("Elm Street 1"). It does \
                not if the user leaves by “close” during the pause. If that takes it back, say so with \
                undoes: "type Elm Street 1". If not, it is lost.
                """
        )
    }

    @Test func `Whether something has to be said of a list that may be absent`() async throws {
        let verdict = try await verdict(ofRecommending: [])
        guard case .notJudged(let question) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(
            question == """
                It could not be judged. “view appears” was answered with nothing, and nobody was told. The view says only what \
                it said before: View.step(1). If one of these says that nothing is there, name it together with what is shown \
                otherwise, with stage.oneOf. If nothing has to be said, as of a list of recommendations, leave out empty:.
                """
        )
        let told = try await self.verdict(ofRecommending: nil)
        #expect(told == .satisfied)
    }

    @Test func `What ends a state that only several failures begin`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-11").verdict { stage in
            PINPad.play(on: stage) { $0.lock = { $0.view?(.isLocked(true)) } }
            stage.state(from: PINPad.Shown.isLocked(true), until: .isLocked(false))
        }
        guard case .notJudged(let question) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(
            question == """
                It could not be judged. “enter PIN” failed several times in a row, .isLocked(true) was called, and nothing \
                ends it. If time ends it, hand the module stage.clock.sleeping, or name that time as an event. If something \
                else does, name that.
                """
        )
    }

    @Test func `Whether a step is rightly not taken while an answer is awaited`() async throws {
        let verdict = try await verdict(ofSteps: [])
        guard case .notJudged(let question) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        let advice = "“next” did nothing: if that is right while an answer is awaited, name it .onlyAtRest."
        #expect(question.hasSuffix(advice))
        let told = try await self.verdict(ofSteps: .onlyAtRest)
        #expect(told == .satisfied)
    }

    @Test func `Whether a call that never comes is for an answer that the stage does not give`() async throws {
        let verdict = try await verdict(ofEmptyAnswers: nil)
        guard case .notJudged(let question) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(
            question == """
                It could not be judged. The stage was told of a call, and hint is never called. If it is for an answer that \
                the stage does not give, tell it of that with empty: or fails:. If it comes with time, name that time as an \
                event. If not, nothing leads to it.
                """
        )
        #expect(try await self.verdict(ofEmptyAnswers: "") == .satisfied)
    }

    @Test func `Whether what waits to be sent is lost if the user leaves`() async throws {
        let verdict = try await verdict(ofClosing: nil)
        guard case .notJudged(let question) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(
            question == """
                It could not be judged. “delete” leads to this after a pause: Service.get("delete"). It does not if the user \
                leaves by “close” during the pause. If that takes it back, say so with undoes: "delete". If not, it is lost.
                """
        )
        guard case .notApplicable = try await self.verdict(ofClosing: "delete") else {
            Issue.record("“close” undoes “delete”, so nothing is lost.")
            return
        }
    }

    private enum Shown: RecordedCall {
        case hits(String), hint, step(Int)
    }

    /// Returns the verdict on a list that shows a hint if it is empty.
    private func verdict(ofEmptyAnswers empty: String?) async throws -> Verdict {
        try await ModuleLaws.requirement("LAW-21").verdict { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            stage.view(view)
            stage.oneOf(Shown.hint, .hits(""))
            stage.request(service.answers, gives: { "hit \($0)" }, empty: empty, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in
                service.get("hits") { answer in
                    let hits = (try? answer.get()) ?? "none"
                    view?(hits.isEmpty ? .hint : .hits(hits))
                }
            }
        }
    }

    /// Returns the verdict on steps that continue once a name is known to be free.
    private func verdict(ofSteps traits: EventTraits) async throws -> Verdict {
        try await ModuleLaws.requirement("LAW-05").verdict { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var isFree = false
            stage.view(view)
            stage.request(service.answers, gives: { "hit \($0)" })
            stage.event("view appears", .appears) { [weak view] in view?(.step(1)) }
            stage.event("type") { [weak view] in
                service.get("name") {
                    isFree = true
                    if let hits = try? $0.get() { view?(.hits(hits)) }
                }
            }
            stage.event("next", traits) { [weak view] in if isFree { view?(.step(2)) } }
        }
    }

    /// Returns the verdict on a list that deletes after a pause, and not if it is closed during that.
    private func verdict(ofClosing undone: String?) async throws -> Verdict {
        try await ModuleLaws.requirement("LAW-33").verdict { stage in
            let service = AskedMock<Void>("Service", log: stage.log)
            let clock = stage.clock.sleeping
            var timer: ScheduledAction?
            stage.request(service.answers, gives: { _ in })
            stage.event("delete") { timer = clock.schedule(after: .seconds(5)) { service.get("delete") { _ in } } }
            stage.event("close", [.leaves, .outlivesView], undoes: undone) { timer?.cancel() }
        }
    }

    /// Returns the verdict on a page that recommends something, if there is anything.
    private func verdict(ofRecommending empty: [String]?) async throws -> Verdict {
        try await ModuleLaws.requirement("LAW-06").verdict { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            stage.view(view)
            stage.request(service.answers, gives: { ["lamp \($0)"] }, empty: empty)
            stage.event("view appears", .appears) { [weak view] in
                view?(.step(1))
                service.get("similar") { if let hit = try? $0.get().first { view?(.hits(hit)) } }
            }
        }
    }

    /// Returns the verdict on a search field that forgets that it was cleared.
    private func verdict(_ tell: @escaping @MainActor @Sendable (Stage) -> Void) async throws -> Verdict {
        try await ModuleLaws.requirement("LAW-05").verdict { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            stage.view(view)
            stage.request(service.answers, gives: { "hit \($0)" })
            stage.event("type") { [weak view] in
                service.get("vi") { if let hits = try? $0.get() { view?(.hits(hits)) } }
            }
            stage.event("clear") { [weak view] in view?(.hint) }
            tell(stage)
        }
    }

    /// Returns the verdict on a search field that searches for one text at a time.
    private func verdict(ofTyping traits: EventTraits) async throws -> Verdict {
        try await ModuleLaws.requirement("LAW-05").verdict { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var isBusy = false
            stage.view(view)
            stage.request(service.answers, gives: { "hit \($0)" })
            for query in ["vi", "viper"] {
                stage.event("type \(query)", traits) { [weak view] in
                    guard !isBusy else { return }
                    isBusy = true
                    service.get(query) {
                        isBusy = false
                        if let hits = try? $0.get() { view?(.hits(hits)) }
                    }
                }
            }
        }
    }
}
