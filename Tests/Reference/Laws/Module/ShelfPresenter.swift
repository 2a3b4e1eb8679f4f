public import VIPERContracts

/// Shows the books that match what the user types, page after page.
@MainActor
public final class ShelfPresenter: ShelfRows {
    /// Learns how the shelf ended.
    public weak var delegate: (any ShelfDelegate)?
    /// The interactor of the presenter.
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

    /// Finds the books, since the view has appeared.
    public func viewAppears() {
        isLeaving = false
        find("")
    }

    /// Finds the books that match the user's text.
    public func type(_ query: String) {
        find(query)
    }

    /// Clears the query.
    public func clear() {
        interactor.forget()
        view?.hideProblem()
        view?.hideBusy()
        found([])
    }

    /// Finds more books, since the user has scrolled to the end.
    public func scrollToEnd() {
        view?.hideProblem()
        interactor.findMore()
    }

    /// Leads to the details of the first row.
    public func tapFirst() {
        guard let row = rows.first, !isLeaving else { return }
        isLeaving = true
        wireframe.showDetails(of: row.title)
    }

    /// Borrows a book.
    public func borrow(_ title: String) {
        guard !isLeaving else { return }
        view?.hideProblem()
        interactor.borrow(title)
    }

    /// Closes the shelf.
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
