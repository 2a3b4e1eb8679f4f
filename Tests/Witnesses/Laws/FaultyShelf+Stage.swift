import LawReference
import Proof
import VIPERSpecs

extension Witness<ModuleLaws> {
    /// A shelf with one fault.
    ///
    /// - Parameters:
    ///   - fault: What is wrong with the shelf, in a few words.
    ///   - violated: The numbers of the laws that it breaks.
    ///   - replace: Replaces a part by a faulty one.
    static func shelf(
        _ fault: String,
        breaks violated: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyShelf, ShelfDoubles, Stage) -> Void
    ) -> Witness {
        Witness(fault, violates: violated) { stage in
            let doubles = ShelfDoubles(stage)
            let shelf = FaultyShelf(doubles, clock: stage.clock)
            replace(shelf, doubles, stage)
            stage.track(shelf)
            stage.event("view appears", .appears) { shelf.onAppear(shelf) }
            stage.event("type vi") { shelf.onType(shelf, "vi") }
            stage.event("clear") { shelf.onClear(shelf) }
            stage.event("scroll to end", [.addsUp, .needsContent]) { shelf.onScroll(shelf) }
            stage.event("tap first", .needsContent) { shelf.onTap(shelf) }
            stage.event("borrow", .leaves) { shelf.onBorrow(shelf) }
            stage.event("close", .leaves) { shelf.onClose(shelf) }
        }
    }
}
