/// When a task is due, as the planner sorts tasks.
public enum Period: CaseIterable, Sendable {
    case now, nextDay, restOfWeek, weekAfter
}
