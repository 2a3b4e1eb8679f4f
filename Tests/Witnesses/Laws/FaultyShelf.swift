import Foundation
import LawReference
import VIPERSpecs

/// A shelf made of exchangeable parts, each correct until a witness replaces it.
@MainActor
final class FaultyShelf {
    typealias Answer<Value> = @MainActor (Result<Value, Offline>) -> Void

    let service: any ShelfService
    let store: any ShelfStore
    let wireframe: any ShelfWireframe
    let clock: any DayClock
    weak var view: (any ShelfView)?
    weak var delegate: (any ShelfDelegate)?
    var retained: [Any] = []
    var rows: [BookRow] = []
    var newestSearch = 0
    var lastPage = 0
    var isFinding = false
    var isPaging = false
    var isBorrowing = false
    var isLeaving = false

    var onAppear: (FaultyShelf) -> Void = {
        $0.isLeaving = false
        $0.find($0, "")
    }
    var onType: (FaultyShelf, String) -> Void = { $0.find($0, $1) }
    var onClear: (FaultyShelf) -> Void = {
        $0.forget()
        $0.view?.hideProblem()
        $0.view?.hideBusy()
        $0.found($0, [])
    }
    var onScroll: (FaultyShelf) -> Void = { shelf in
        guard !shelf.isFinding, !shelf.isPaging else { return }
        shelf.view?.hideProblem()
        shelf.isPaging = true
        shelf.askPage(shelf, shelf.lastPage + 1, shelf.pageAnswered(shelf.newestSearch))
    }
    var onTap: (FaultyShelf) -> Void = { shelf in
        guard let row = shelf.rows.first, !shelf.isLeaving else { return }
        shelf.isLeaving = true
        shelf.wireframe.showDetails(of: row.title)
    }
    var onBorrow: (FaultyShelf) -> Void = { shelf in
        guard !shelf.isBorrowing, !shelf.isLeaving else { return }
        shelf.view?.hideProblem()
        shelf.isBorrowing = true
        shelf.askToBorrow(shelf, shelf.borrowAnswered())
    }
    var onClose: (FaultyShelf) -> Void = { shelf in
        guard !shelf.isLeaving else { return }
        shelf.isLeaving = true
        shelf.forget()
        shelf.wireframe.close()
    }
    /// What a search does.
    var find: (FaultyShelf, String) -> Void = { shelf, query in
        shelf.view?.hideProblem()
        shelf.view?.showBusy()
        shelf.forget()
        shelf.isFinding = true
        shelf.ask(shelf, query, shelf.searchAnswered(shelf.newestSearch))
    }
    var ask: (FaultyShelf, String, @escaping Answer<[Book]>) -> Void = {
        $0.service.books(matching: $1, completion: $2)
    }
    var askPage: (FaultyShelf, Int, @escaping Answer<[Book]>) -> Void = { $0.service.page($1, completion: $2) }
    var askToBorrow: (FaultyShelf, @escaping Answer<Int>) -> Void = { $0.service.borrow("Emma", completion: $1) }
    /// Whether the answer to a search is wanted.
    var wants: (FaultyShelf, _ search: Int) -> Bool = { $0.isFinding && $1 == $0.newestSearch }
    /// Whether the answer to a page is wanted.
    var wantsPage: (FaultyShelf, _ search: Int) -> Bool = { $0.isPaging && $1 == $0.newestSearch }
    var found: (FaultyShelf, [BookRow]) -> Void = { shelf, rows in
        shelf.rows = rows
        shelf.view?.hideBusy()
        shelf.view?.showRows(rows)
    }
    var foundMore: (FaultyShelf, [BookRow]) -> Void = { shelf, rows in
        shelf.rows += rows
        shelf.view?.addRows(rows)
    }
    var borrowed: (FaultyShelf, Int) -> Void = { shelf, loan in
        shelf.isLeaving = true
        shelf.store.keepLoan(loan)
        shelf.delegate?.shelfDidBorrow("Emma")
        shelf.wireframe.close()
    }
    var searchFailed: (FaultyShelf) -> Void = { $0.failed() }
    var pageFailed: (FaultyShelf) -> Void = { $0.failed() }
    var borrowFailed: (FaultyShelf) -> Void = { $0.failed() }
    var row: (FaultyShelf, Book) -> BookRow = { shelf, book in
        BookRow(title: book.title, due: shelf.clock.now.addingTimeInterval(14 * 86_400))
    }

    init(_ doubles: ShelfDoubles, clock: any DayClock) {
        (service, store, wireframe) = (doubles.service, doubles.store, doubles.wireframe)
        (view, delegate) = (doubles.view, doubles.delegate)
        self.clock = clock
    }

    func forget() {
        newestSearch += 1
        lastPage = 0
        isFinding = false
        isPaging = false
    }

    func failed() {
        view?.hideBusy()
        view?.showProblem("The library cannot be reached.")
    }

    func searchAnswered(_ search: Int) -> Answer<[Book]> {
        { [weak self] answer in
            guard let self, wants(self, search) else { return }
            isFinding = false
            switch answer {
            case .success(let books): found(self, books.map { self.row(self, $0) })
            case .failure: searchFailed(self)
            }
        }
    }

    func pageAnswered(_ search: Int) -> Answer<[Book]> {
        { [weak self] answer in
            guard let self, wantsPage(self, search) else { return }
            isPaging = false
            switch answer {
            case .success(let books):
                lastPage += 1
                foundMore(self, books.map { self.row(self, $0) })
            case .failure: pageFailed(self)
            }
        }
    }

    func borrowAnswered() -> Answer<Int> {
        { [weak self] answer in
            guard let self, isBorrowing else { return }
            isBorrowing = false
            switch answer {
            case .success(let loan): borrowed(self, loan)
            case .failure: borrowFailed(self)
            }
        }
    }
}
