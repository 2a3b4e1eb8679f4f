public import LawReference
public import VIPERSpecs

/// Searches once the user has paused, and cancels the previous search.
@MainActor
public final class TypedSearch {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case hint, isBusy(Bool), found(String), problem(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case forgetsToCancelThePause, showsOutdatedResults, staysBusyAfterClear, searchesWithoutAView
        case goesOnAfterACancelledPause, comparesWithAClearedText
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: any Clock<Duration>
    private let fault: Fault?
    private var pause: Task<Void, Never>?
    private var search: Task<Void, Never>?
    private var (query, typed) = ("", "")

    /// Creates the module with its doubles.
    public init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<String>,
        clock: any Clock<Duration>,
        fault: Fault? = nil
    ) {
        (self.view, self.service, self.clock, self.fault) = (view, service, clock, fault)
    }

    /// The text of the field has changed.
    public func type(_ text: String) {
        if fault == .comparesWithAClearedText, text == typed { return }
        (query, typed) = (text, text)
        pause?.cancel()
        let kept = fault == .searchesWithoutAView ? (self, view) : nil
        pause = Task { [weak self, clock, fault] in
            try? await clock.sleep(for: .milliseconds(300))
            if Task.isCancelled, fault != .goesOnAfterACancelledPause { return }
            withExtendedLifetime(kept) { self?.find(text) }
        }
    }

    /// The field is cleared.
    public func clear() {
        query = ""
        if fault != .forgetsToCancelThePause { pause?.cancel() }
        search?.cancel()
        if fault != .staysBusyAfterClear { view?(.isBusy(false)) }
        view?(.hint)
    }

    private func find(_ text: String) {
        if fault != .showsOutdatedResults { search?.cancel() }
        view?(.isBusy(true))
        search = Task { [weak self, service] in
            let answer: Result<String, any Error>
            do { answer = .success(try await service.get(text)) } catch { answer = .failure(error) }
            if Task.isCancelled { return }
            self?.show(answer, of: text)
        }
    }

    private func show(_ answer: Result<String, any Error>, of text: String) {
        guard fault == .showsOutdatedResults || fault == .forgetsToCancelThePause || query == text else { return }
        view?(.isBusy(false))
        switch answer {
        case .success(let found): view?(.found(found))
        case .failure: view?(.problem("Try again."))
        }
    }
}
