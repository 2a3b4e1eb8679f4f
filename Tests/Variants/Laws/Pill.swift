import LawReference
import VIPERSpecs

/// New rows wait behind a pill until it is tapped; their source is connected again two seconds after it was lost.
@MainActor
final class Pill {
    enum Shown: RecordedCall {
        case rows([String]), isLive(Bool), waiting(Int), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let socket: FreeServiceMock
    private let service: AskedMock<String>?
    private let clock: TestClock
    private var (loaded, shown, waiting): (String?, [String], [String]) = (nil, [], [])
    private var newest = 0
    private var task: Task<Void, Never>?

    /// Creates a list; without a service, the first row of the socket is shown at once.
    init(_ view: ToldSpy<Shown>, _ socket: FreeServiceMock, _ service: AskedMock<String>? = nil, _ clock: TestClock) {
        (self.view, self.socket, self.service, self.clock) = (view, socket, service, clock)
    }

    deinit { task?.cancel() }

    var hasNew: Bool { !waiting.isEmpty }

    func appear() {
        newest += 1
        service?.get("rows") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            if let rows = try? answer.get() { loaded = rows }
            view?(.problem((try? answer.get()) == nil ? "Offline" : nil))
            show()
        }
        guard task == nil else { return }
        task = Task { [weak self, socket, clock] in
            while !Task.isCancelled {
                do { for try await row in socket.counts() { self?.take("new \(row)") } } catch {}
                if Task.isCancelled { return }
                self?.view?(.isLive(false))
                try? await clock.sleep(for: .seconds(2))
            }
        }
    }

    func tap() {
        (shown, waiting) = (waiting + shown, [])
        show()
    }

    private func take(_ row: String) {
        view?(.isLive(true))
        waiting.insert(row, at: 0)
        if service == nil, shown.isEmpty { return tap() }
        view?(.waiting(waiting.count))
    }

    private func show() {
        view?(.waiting(waiting.count))
        if let rows = loaded ?? shown.last { view?(.rows(shown + [rows])) }
    }
}
