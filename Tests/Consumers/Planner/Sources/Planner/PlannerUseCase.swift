public import Foundation

@MainActor
public protocol PlannerUseCaseDelegate: AnyObject {
    func planner(didLoad entries: [PlannerEntry])
}

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
        let now = now()
        let periods = Periods(now: now, calendar: calendar())
        loading = Task { [weak self, store] in
            let tasks = (try? await store.tasks(due: now...periods.end)) ?? []
            guard !Task.isCancelled else { return }
            self?.delegate?.planner(
                didLoad: tasks.map { task in
                    PlannerEntry(label: task.label, deadline: task.deadline, period: periods[task.deadline])
                }
            )
        }
    }
}
