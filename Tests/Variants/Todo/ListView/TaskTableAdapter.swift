import TodoSpecs

/// Adapts the table to a list view.
@MainActor
final class TaskTableAdapter: ListViewInterface {
    private let table: TaskTable

    init(_ table: TaskTable) {
        self.table = table
    }

    func showNoContentMessage() { table.render(.empty) }

    func showUpcomingDisplayData(_ data: UpcomingDisplayData) { table.render(.filled(data.sections)) }

    func reloadEntries() { table.render(table.state) }
}
