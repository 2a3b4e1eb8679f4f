import LawReference
import Proof
import VIPERSpecs

extension Witness<ModuleLaws> {
    /// Returns a witness that is a shelf with one fault.
    ///
    /// - Parameters:
    ///   - fault: A short description of the fault.
    ///   - violated: The numbers of the laws that the shelf breaks.
    ///   - replace: Replaces a part of the shelf with a faulty one.
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
