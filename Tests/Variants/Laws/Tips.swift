import LawReference
import VIPERSpecs

/// Loads a text once, and shows a tip after a while if its view is still on screen.
@MainActor
final class Tips {
    enum Shown: RecordedCall {
        case text(String), tip, problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: TestClock
    private var text: String?
    private var isLoading = false
    private var tip: ScheduledAction?

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, clock: TestClock) {
        (self.view, self.service, self.clock) = (view, service, clock)
    }

    func appear() {
        load()
        if tip == nil { tip = clock.schedule(after: .seconds(5)) { [weak self] in self?.view?(.tip) } }
    }

    func disappear() {
        tip?.cancel()
    }

    private func load() {
        guard text == nil, !isLoading else { return }
        isLoading = true
        service.get("text") { [weak self] answer in
            guard let self, isLoading else { return }
            isLoading = false
            text = try? answer.get()
            view?(text.map(Shown.text) ?? .problem("Offline"))
        }
    }
}
