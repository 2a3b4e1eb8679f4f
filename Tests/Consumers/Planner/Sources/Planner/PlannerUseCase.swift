public import Foundation

/// The business logic of the planner.
@MainActor
public final class PlannerUseCase {
    public weak var delegate: (any PlannerUseCaseDelegate)?

    private let store: any TaskStoring
    private let calendar: () -> Calendar
    private let now: () -> Date
    private var loading: Task<Void, Never>?

    public init(store: any TaskStoring, calendar: @escaping () -> Calendar, now: @escaping () -> Date) {
        self.store = store
        self.calendar = calendar
        self.now = now
    }

    public func load() {
        loading?.cancel()
        let periods = Periods(now: now(), calendar: calendar())
        loading = Task { [weak self, store] in
            let tasks = (try? await store.tasks(due: periods.days)) ?? []
            guard !Task.isCancelled else { return }
            self?.delegate?.planner(didLoad: periods.entries(for: tasks))
        }
    }
}
