import Dispatch
import LawReference
import Testing
import VIPERSpecs

/// Work on the module's own queue, for which laws wait if the stage is told how.
@Suite struct DrainTests {
    @Test func `Work that begins only when it is drained is seen`() async throws {
        let verdict = try await ModuleLaws.requirement("LAW-06").verdict { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            // The queue is inactive until it is drained, so that no machine is fast enough to show its work earlier.
            let queue = DispatchQueue(label: "parsing", attributes: .initiallyInactive)
            stage.view(view)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.drain {
                queue.activate()
                queue.sync {}
            }
            stage.event("load") { [weak view] in
                service.get("text") { answer in
                    queue.async { Task { @MainActor in view?(.text((try? answer.get()) ?? "offline")) } }
                }
            }
        }
        #expect(verdict == .satisfied)
    }

    private enum Shown: RecordedCall {
        case text(String)
    }
}
