public import VIPERContracts

/// Shows the books that match what the user types, page after page.
@MainActor
public final class ShelfPresenter: ShelfRows {
    /// Is told what became of the shelf.
    public weak var delegate: (any ShelfDelegate)?
    /// Works for the presenter.
    public let interactor: ShelfInteractor

    private weak var view: (any ShelfView)?
    private let wireframe: any ShelfWireframe
    private var rows: [BookRow] = []
    private var isLeaving = false

    /// Assembles a shelf.
    public init(
        view: any ShelfView,
        wireframe: any ShelfWireframe,
        service: any ShelfService,
        store: any ShelfStore,
        clock: any DayClock
    ) {
        self.view = view
        self.wireframe = wireframe
        interactor = ShelfInteractor(service: service, store: store, clock: clock)
        interactor.output = self
    }

    /// How many rows there are.
    public func rowCount() -> Int { rows.count }

    /// The view is there.
    public func viewAppears() {
        isLeaving = false
        find("")
    }

    /// The user types.
    public func type(_ query: String) {
        find(query)
    }

    /// The user clears the query.
    public func clear() {
        interactor.forget()
        view?.hideProblem()
        view?.hideBusy()
        found([])
    }

    /// The user scrolls to the last row.
    public func scrollToEnd() {
        view?.hideProblem()
        interactor.findMore()
    }

    /// The user taps the first row.
    public func tapFirst() {
        guard let row = rows.first, !isLeaving else { return }
        isLeaving = true
        wireframe.showDetails(of: row.title)
    }

    /// The user borrows a book.
    public func borrow(_ title: String) {
        guard !isLeaving else { return }
        view?.hideProblem()
        interactor.borrow(title)
    }

    /// The user closes the shelf.
    public func close() {
        guard !isLeaving else { return }
        isLeaving = true
        interactor.forget()
        wireframe.close()
    }

    private func find(_ query: String) {
        view?.hideProblem()
        view?.showBusy()
        interactor.find(query)
    }
}

extension ShelfPresenter: ShelfInteractorOutput {
    func found(_ rows: [BookRow]) {
        self.rows = rows
        view?.hideBusy()
        view?.showRows(rows)
    }

    func foundMore(_ rows: [BookRow]) {
        self.rows += rows
        view?.addRows(rows)
    }

    func borrowed(_ title: String) {
        isLeaving = true
        delegate?.shelfDidBorrow(title)
        wireframe.close()
    }

    func failed() {
        view?.hideBusy()
        view?.showProblem("The library cannot be reached.")
    }
}
