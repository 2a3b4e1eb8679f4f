public import TodoContracts

/// Lets several views share one list module, such as a window and a line in the menu bar.
///
/// Each view holds this object as its event handler, and this object holds the module: so the module lives as long as
/// the last of its views.
@MainActor
public final class ListViews {
    private struct Member {
        weak var view: (any ListViewInterface)?
    }

    private let module: any ListModuleInterface
    private var members: [Member] = []

    /// Creates an object without views.
    ///
    /// - Parameter module: The module that the views share.
    public init(module: any ListModuleInterface) {
        self.module = module
    }

    /// Adds a view, which from now on receives the same calls as the others.
    ///
    /// - Parameter view: The view; it is not kept alive.
    public func add(_ view: any ListViewInterface) {
        members.append(Member(view: view))
    }

    private var views: [any ListViewInterface] { members.compactMap(\.view) }
}

extension ListViews: ListViewInterface {
    /// Shows in each view that there is nothing to do.
    public func showNoContentMessage() {
        for view in views { view.showNoContentMessage() }
    }

    /// Shows the items in each view.
    public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
        for view in views { view.showUpcomingDisplayData(data) }
    }

    /// Draws each view again.
    public func reloadEntries() {
        for view in views { view.reloadEntries() }
    }
}

extension ListViews: ListModuleInterface {
    /// Passes on that the user of one view wants to add an item.
    public func addNewEntry() {
        module.addNewEntry()
    }

    /// Passes on that one view has appeared.
    public func updateView() {
        module.updateView()
    }
}
