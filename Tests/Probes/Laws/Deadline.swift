public import LawReference
public import VIPERSpecs

/// Loads with a time-out, and tries up to twice more, with a longer pause each time.
@MainActor
public final class Deadline {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isBusy(Bool), text(String), problem(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case staysBusyInTheEnd, swallowsTheLastFailure
    }

    private struct TimedOut: Error {}

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: any Clock<Duration>
    private let fault: Fault?
    private var task: Task<Void, Never>?

    /// Creates the module with its doubles.
    public init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<String>,
        clock: any Clock<Duration>,
        fault: Fault? = nil
    ) {
        (self.view, self.service, self.clock, self.fault) = (view, service, clock, fault)
    }

    deinit { task?.cancel() }

    /// The view appears, or the user pulls to refresh.
    public func load() {
        task?.cancel()
        view?(.isBusy(true))
        task = Task { [weak self, service, clock] in
            var answer: Result<String, any Error> = .failure(TimedOut())
            for attempt in 0..<3 {
                if attempt > 0 { try? await clock.sleep(for: .seconds(attempt)) }
                if Task.isCancelled { return }
                do {
                    answer = .success(try await Self.text(service, clock))
                    break
                } catch {
                    answer = .failure(error)
                }
            }
            if !Task.isCancelled { self?.show(answer) }
        }
    }

    private nonisolated static func text(
        _ service: AskedMock<String>,
        _ clock: any Clock<Duration>
    ) async throws -> String {
        try await withThrowingTaskGroup(of: String.self) { group in
            group.addTask { try await service.get("text") }
            group.addTask {
                try await clock.sleep(for: .seconds(10))
                throw TimedOut()
            }
            defer { group.cancelAll() }
            return try await group.next() ?? ""
        }
    }

    private func show(_ answer: Result<String, any Error>) {
        if case .success(let text) = answer {
            view?(.isBusy(false))
            view?(.text(text))
        } else {
            if fault != .staysBusyInTheEnd { view?(.isBusy(false)) }
            if fault != .swallowsTheLastFailure { view?(.problem("Not there.")) }
        }
    }
}
