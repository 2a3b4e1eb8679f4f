public import TodoContracts
public import VIPERContracts

/// Shows the upcoming items in one line, for a form factor that has no more room.
@MainActor
public final class ListLineView: ViewRole {
    /// Receives the user's actions.
    public var eventHandler: (any ListModuleInterface)?
    /// The line, such as "Today 2 · Tomorrow 1".
    public private(set) var line = ""

    /// Creates a view that shows nothing yet.
    public init() {}

    /// The view comes on screen.
    public func appear() {
        eventHandler?.updateView()
    }
}

extension ListLineView: ListViewInterface {
    /// Shows that there is nothing to do.
    public func showNoContentMessage() {
        line = "Nothing to do"
    }

    /// Shows how many items each section has.
    public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
        line = data.sections.map { "\($0.name) \($0.items.count)" }.joined(separator: " · ")
    }

    /// Does nothing, since the line is drawn whenever it is read.
    public func reloadEntries() {}
}
