public import VIPERSpecs

extension ShelfPresenter {
    /// Puts a shelf on a stage, with everything that a user can do.
    ///
    /// - Parameter stage: The stage.
    public static func play(on stage: Stage) {
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
        stage.store(doubles.service)
        stage.event("view appears", [.appears, .repeatable]) { presenter.viewAppears() }
        stage.event("type vi") { presenter.type("vi") }
        stage.event("clear") { presenter.clear() }
        stage.event("scroll to end", [.addsUp, .needsContent]) { presenter.scrollToEnd() }
        stage.event("tap first", .needsContent) { presenter.tapFirst() }
        stage.event("borrow", .leaves) { presenter.borrow("Emma") }
        stage.event("close", .leaves) { presenter.close() }
    }
}
