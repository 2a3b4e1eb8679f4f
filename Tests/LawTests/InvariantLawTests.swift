import LawReference
import Testing
import VIPERSpecs

/// The words of LAW-32 on an invariant that only a long walk breaks.
@Suite struct InvariantLawTests {
    @Test func `Leaves out of a long walk what does not matter`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-32").verdict { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<Int>("Service", log: stage.log)
            var count = 0
            func show(_ number: Int) {
                count = number
                view(.count(number))
            }
            stage.view(view)
            stage.request(service.answers, gives: { $0 }, fails: Offline())
            stage.event("load") { service.get("name") { _ in view(.name) } }
            stage.event("down") { show(max(0, count - 1)) }
            stage.event("up") { show(count + 1) }
            stage.invariant("at most four") { count <= 4 }
        }
        guard case .violated(let texts) = verdict else { return #expect(verdict == .violated([])) }
        let lines = texts.joined().split(separator: "\n").map(String.init)
        #expect(lines.prefix(1) == ["In this order something is not true that has to be:"])
        #expect(lines.filter { $0.hasPrefix("  ") } == Array(repeating: "  » up", count: 5))
        #expect(lines.contains("“at most four” after » up"))
    }
}

private enum Shown: RecordedCall {
    case name, count(Int)
}
