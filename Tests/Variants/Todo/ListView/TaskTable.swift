import TodoSpecs

/// A view of a module whose names are its own: it renders states, and tells what happens to closures.
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
