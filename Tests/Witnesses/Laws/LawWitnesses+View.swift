import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let view: [Witness<ModuleLaws>] = [
        .shelf("has a view that scrolls to its end by itself", breaks: [13]) { shelf, doubles, _ in
            let found = shelf.found
            shelf.found = { [rowsSpy = doubles.rows] shelf, rows in
                found(shelf, rows)
                rowsSpy.scrollToEnd()
            }
        },
        .shelf("has a view that acts when it is told of a problem", breaks: [13]) { shelf, doubles, _ in
            shelf.pageFailed = { [rowsSpy = doubles.rows] shelf in
                shelf.failed()
                rowsSpy.scrollToEnd()
            }
        },
        freeShelf("shows an answer where it comes from") { view, count in
            view.show(count)
        },
        freeShelf("shows an answer from a task of its own") { view, count in
            Task.detached { view.show(count) }
        },
        freeShelf("asks its view where an answer comes from") { view, count in
            let hasRoom = view.hasRoom(for: count)
            Task { @MainActor in if hasRoom { view.show(count) } }
        },
    ]

    /// Returns a module whose view is isolated to no actor.
    private static func freeShelf(
        _ fault: String,
        _ show: @escaping @Sendable (FreeViewSpy, Int) -> Void
    ) -> Witness<ModuleLaws> {
        Witness(fault, violates: [14]) { stage in
            let doubles = FreeDoubles(stage)
            let shelf = FreeShelf(view: doubles.view, service: doubles.service, show: show)
            stage.track(shelf)
            stage.event("view appears", .appears) { shelf.viewAppears() }
        }
    }
}
