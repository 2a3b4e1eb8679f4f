import LawReference
import Proof
import Testing
import VIPERSpecs

/// Stages that were told too little, and say so.
@Suite struct StageTests {
    @Test func `A request that nobody named is asked about`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-19").verdict { stage in
            let service = FreeServiceMock(log: stage.log)
            stage.event("tap") { service.count { _ in } }
        }
        guard case .notJudged(let reason) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(reason.contains("FreeService.count was asked, but no answer was planned for it."))
        #expect(reason.contains("with stage.request(…), before the module is created"))
    }

    @Test func `A request that nobody named is asked about once, and accuses nobody`() async throws {
        let silent = Module { stage in
            let (view, service) = (FreeViewSpy(log: stage.log), FreeServiceMock(log: stage.log))
            stage.view(view)
            stage.event("tap") { service.count { [weak view] in view?.show((try? $0.get()) ?? -1) } }
        }
        let told = try await issues { for law in silent.laws { try await law.verify() } }
        let failures = told.filter { $0.severity == .error }.compactMap(\.lines.last)
        let warnings = told.filter { $0.severity == .warning }.compactMap(\.lines.last)
        #expect(failures.count == 1)
        #expect(failures.first?.hasPrefix("It could not be judged. FreeService.count was asked, but") == true)
        #expect(warnings.allSatisfy { $0.hasPrefix("It ") })
    }

    @Test func `A module that touches no double is not green`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-19").verdict { stage in stage.event("tap") {} }
        guard case .violated(let failures) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("Nothing was checked: no double of the fixture was called.") == true)
    }

    @Test func `Several doubles of a kind are named at once`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-12").verdict { stage in
            let drafts = AskedMock<Void>("Drafts", log: stage.log)
            let service = FreeServiceMock(log: stage.log)
            stage.store(service, drafts)
            stage.request(drafts.answers, gives: { _ in }, fails: Offline())
            stage.event("tap") { drafts.get("draft") { _ in } }
        }
        guard case .violated = verdict else {
            Issue.record("\(verdict)")
            return
        }
    }

    @Test func `A module that nothing holds is asked about`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-19").verdict { stage in
            let view = FreeViewSpy(log: stage.log)
            stage.view(view)
            stage.track(Forgotten(view))
            stage.event("tap") {}
        }
        guard case .notJudged(let question) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(question.hasPrefix("It could not be judged. Nothing holds the module: "))
    }

    @Test func `A double with a log of its own is named, and nothing is said of the module`() async throws {
        let view = try await ModuleLaws.requirement("LAW-06").verdict { stage in stage.view(FreeViewSpy(log: CallLog()))
        }
        let reason = "writes into another log, so nothing is seen of it: create it with log: stage.log."
        #expect(view == .notJudged("It could not be judged. FreeView \(reason)"))
        let service = try await ModuleLaws.requirement("LAW-06").verdict { stage in
            stage.request(FreeServiceMock(log: CallLog()).count, gives: { $0 })
        }
        #expect(service == .notJudged("It could not be judged. FreeService.count \(reason)"))
    }

    @Test func `A failure that is a value is told from success`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-09").verdict { stage in
            let view = FreeViewSpy(log: stage.log)
            let recorder = Recorder<Int>("Service", log: stage.log)
            let answers = Answers<Void, Int?, Never>("count", log: stage.log)
            stage.view(view)
            stage.request(answers, gives: { $0 }, fails: nil)
            stage.event("tap") { [weak view] in recorder.ask(1, of: answers) { view?.show($0.get() ?? -1) } }
        }
        #expect(verdict == .satisfied)
    }

    @Test func `A failure that is a value and is not shown is found`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-09").verdict { stage in
            let view = FreeViewSpy(log: stage.log)
            let recorder = Recorder<Int>("Service", log: stage.log)
            let answers = Answers<Void, Int?, Never>("count", log: stage.log)
            stage.view(view)
            stage.request(answers, gives: { $0 }, fails: nil)
            stage.event("tap") { [weak view] in
                view?.show(0)
                recorder.ask(1, of: answers) { $0.get().map { view?.show($0) } }
            }
        }
        #expect(verdict == .violated(["The failure of count 0 after “tap” cannot be told from silence."]))
    }

    @Test func `An invariant may hold the module`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-01").verdict { stage in
            ShelfPresenter.play(on: stage)
            let guest = Guest()
            stage.track(guest)
            stage.invariant("the guest is there") { guest.isThere }
        }
        #expect(verdict == .satisfied)
    }
}

@MainActor
private final class Guest {
    let isThere = true
}

/// An object that knows a view, and that nobody keeps.
private final class Forgotten {
    let view: FreeViewSpy

    init(_ view: FreeViewSpy) {
        self.view = view
    }
}
