/// What the faulty presenters of lists have in common: items that their view reads.
@MainActor
class FaultyListPresenter<Item: Hashable>: FaultyShowsPresenter {
    var items: [Item] = []
    /// Tells the view to read.
    var reload: () -> Void = {}

    /// What becomes of new items.
    var keep: (FaultyListPresenter, [Item]) -> Void = { $0.items = $1 }
    /// What becomes of them, and how the view is told.
    var draw: (FaultyListPresenter, [Item]) -> Void = { part, items in
        part.keep(part, items)
        part.reload()
    }
    /// How many items there are said to be.
    var count: (FaultyListPresenter) -> Int = { $0.items.count }
    /// An item at an index.
    var look: (FaultyListPresenter, Int) -> Item? = { part, index in
        part.items.indices.contains(index) ? part.items[index] : nil
    }

    func show(_ items: [Item]) { draw(self, items) }

    var numberOfItems: Int { count(self) }

    func item(at index: Int) -> Item? { look(self, index) }
}
