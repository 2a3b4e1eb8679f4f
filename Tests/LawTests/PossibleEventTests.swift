import LawReference
import Testing
import VIPERSpecs

/// Events that are possible only sometimes, and that are caused only then.
@Suite struct PossibleEventTests {
    @Test(arguments: ModuleLaws.requirements.filter { $0.level == .must })
    func `A row is tapped only where there is one`(_ law: ModuleLaws.Requirement) async throws {
        let verdict = try await law.verdict { stage in
            let (view, router) = Self.play(on: stage)
            stage.event("tap first row", [.repeatable], when: { !view.rows.isEmpty }) { router(.row(view.rows[0])) }
        }
        switch verdict {
        case .satisfied, .notApplicable: break
        case .violated, .notJudged: Issue.record("\(law.id): \(verdict)")
        }
    }

    @Test func `What is never possible has not happened`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-21").verdict { stage in
            let (view, _) = Self.play(on: stage)
            stage.event("tap fifth row", when: { view.rows.count > 4 }) {}
        }
        guard case .violated(let failures) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(failures.first?.contains("“tap fifth row” was never possible") == true)
    }

    /// Puts a list on a stage whose rows are kept by the view, as in a real one.
    @MainActor
    private static func play(on stage: Stage) -> (view: Table, router: ToldSpy<Opened>) {
        let spy = ToldSpy<Shown>("View", log: stage.log)
        let view = Table(spy)
        let router = ToldSpy<Opened>("Router", log: stage.log)
        let service = AskedMock<[String]>("Service", log: stage.log)
        stage.view(spy)
        stage.wireframe(router)
        stage.request(service.answers, gives: { ["row \($0)"] }, empty: [], fails: Offline())
        stage.event("pull", .onlyAtRest) {
            service.get("rows") { view.show($0) }
        }
        return (view, router)
    }

    @MainActor
    private final class Table {
        private weak let spy: ToldSpy<Shown>?
        private(set) var rows: [String] = []

        init(_ spy: ToldSpy<Shown>) { self.spy = spy }

        func show(_ answer: Result<[String], any Error>) {
            if case .success(let rows) = answer {
                self.rows = rows
                spy?(.rows(rows))
            } else {
                spy?(.problem("Offline"))
            }
        }
    }

    private enum Shown: RecordedCall {
        case rows([String]), problem(String)
    }

    private enum Opened: RecordedCall {
        case row(String)
    }
}
