public import VIPERSpecs

/// The doubles of a shelf, already known to a stage.
@MainActor
public struct ShelfDoubles {
    /// The double of the view.
    public let view: ShelfViewSpy
    /// The double of the library.
    public let service: ShelfServiceMock
    /// The double of the store.
    public let store: ShelfStoreSpy
    /// The double of the wireframe.
    public let wireframe: ShelfWireframeSpy
    /// The double of the module that opened the shelf.
    public let delegate: ShelfDelegateSpy
    /// A double in front of the presenter.
    public let rows: ShelfRowsSpy

    /// Creates doubles, and tells a stage about them.
    ///
    /// - Parameter stage: The stage.
    public init(_ stage: Stage) {
        view = ShelfViewSpy(log: stage.log)
        service = ShelfServiceMock(log: stage.log)
        store = ShelfStoreSpy(log: stage.log)
        wireframe = ShelfWireframeSpy(log: stage.log)
        delegate = ShelfDelegateSpy(log: stage.log)
        rows = ShelfRowsSpy(log: stage.log)
        stage.view(view)
        stage.store(store)
        stage.wireframe(wireframe)
        stage.delegate(delegate)
        stage.presenter(rows)
        stage.request(
            service.books,
            gives: { [Book(title: "Book \($0)")] },
            empty: [],
            fails: Offline(),
            mayAnswerTwice: true
        )
        stage.request(
            service.page,
            gives: { [Book(title: "Page \($0)")] },
            empty: [],
            fails: Offline(),
            mayAnswerTwice: true
        )
        stage.request(service.borrow, gives: { $0 }, fails: Offline(), mayAnswerTwice: true)
        stage.busy(from: ShelfViewSpy.Call.showBusy, until: .hideBusy)
        stage.state(from: ShelfViewSpy.Call.showProblem("The library cannot be reached."), until: .hideProblem)
        stage.entity(Book.self)
    }
}
