import TodoSpecs

/// A view of a module with its own vocabulary: it renders states, and calls closures for its events.
@MainActor
final class TaskTable {
    enum State {
        case blank
        case empty
        case filled([UpcomingDisplaySection])
    }

    var didAppear: () -> Void = {}
    var didTapPlus: () -> Void = {}
    private(set) var state = State.blank

    func render(_ state: State) {
        self.state = state
    }
}
