import LawReference
import Testing
import VIPERSpecs

/// The reference shelf, which obeys every law.
@Suite struct ReferenceShelf {
    @Test(arguments: ModuleLaws.requirements)
    func obeys(_ law: ModuleLaws.Requirement) async throws {
        try await law.verify { stage in
            let doubles = ShelfDoubles(stage)
            let presenter = ShelfPresenter(
                view: doubles.view,
                wireframe: doubles.wireframe,
                service: doubles.service,
                store: doubles.store,
                clock: stage.clock
            )
            presenter.delegate = doubles.delegate
            stage.track(presenter, presenter.interactor)
            stage.event("view appears", .appears) { presenter.viewAppears() }
            stage.event("type vi") { presenter.type("vi") }
            stage.event("clear") { presenter.clear() }
            stage.event("scroll to end", [.addsUp, .needsContent]) { presenter.scrollToEnd() }
            stage.event("tap first", .needsContent) { presenter.tapFirst() }
            stage.event("borrow", .leaves) { presenter.borrow("Emma") }
            stage.event("close", .leaves) { presenter.close() }
        }
    }
}
