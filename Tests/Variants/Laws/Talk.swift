import LawReference
import VIPERSpecs

/// A conversation whose history is loaded, and whose new lines come in a stream.
@MainActor
final class Talk {
    enum Shown: RecordedCall {
        case isBusy(Bool), lines([String]), add(String), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let history: AskedMock<[String]>
    private let live: FreeServiceMock
    private var tasks: [Task<Void, Never>] = []
    private var added: [String] = []

    init(_ view: ToldSpy<Shown>, _ history: AskedMock<[String]>, _ live: FreeServiceMock) {
        (self.view, self.history, self.live) = (view, history, live)
    }

    deinit {
        for task in tasks { task.cancel() }
    }

    /// Loads the history.
    ///
    /// - Parameter readsLater: Whether new lines are read only after the history, and not at the same time.
    func appear(readsLater: Bool) {
        disappear()
        added = []
        view?(.isBusy(true))
        tasks = [
            Task { [weak self, history] in
                let lines = try? await history.get("history")
                guard !Task.isCancelled, let self else { return }
                view?(.isBusy(false))
                view?(lines.map { .lines($0 + added) } ?? .problem("There is no history."))
                if readsLater, lines != nil { read() }
            }
        ]
        if !readsLater { read() }
    }

    func disappear() {
        for task in tasks { task.cancel() }
        view?(.isBusy(false))
    }

    private func read() {
        let task = Task { [weak self, live] in
            do {
                for try await count in live.counts() {
                    guard let self, !Task.isCancelled else { return }
                    added.append("\(count)")
                    view?(.add("\(count)"))
                }
            } catch {
                if !Task.isCancelled { self?.view?(.problem("Nothing new can be read.")) }
            }
        }
        tasks.append(task)
    }
}
