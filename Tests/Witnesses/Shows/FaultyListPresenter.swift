/// The base class of the faulty list presenters: keeps items that the view reads.
@MainActor
class FaultyListPresenter<Item: Hashable>: FaultyShowsPresenter {
    var items: [Item] = []
    /// Tells the view to read the items.
    var reload: () -> Void = {}

    /// Stores new items.
    var keep: (FaultyListPresenter, [Item]) -> Void = { $0.items = $1 }
    /// Stores new items, and tells the view.
    var draw: (FaultyListPresenter, [Item]) -> Void = { part, items in
        part.keep(part, items)
        part.reload()
    }
    /// Returns the number of items that the view is told.
    var count: (FaultyListPresenter) -> Int = { $0.items.count }
    /// Returns the item at an index.
    var look: (FaultyListPresenter, Int) -> Item? = { part, index in
        part.items.indices.contains(index) ? part.items[index] : nil
    }

    func show(_ items: [Item]) { draw(self, items) }

    var numberOfItems: Int { count(self) }

    func item(at index: Int) -> Item? { look(self, index) }
}
