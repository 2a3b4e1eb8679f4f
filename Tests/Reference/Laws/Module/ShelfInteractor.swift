import Foundation
import VIPERContracts

/// Finds and borrows books.
@MainActor
public final class ShelfInteractor {
    weak var output: (any ShelfInteractorOutput)?

    private let service: any ShelfService
    private let store: any ShelfStore
    private let clock: any DayClock
    private var newestSearch = 0
    private var lastPage = 0
    private var isFinding = false
    private var isPaging = false
    private var isBorrowing = false

    init(service: any ShelfService, store: any ShelfStore, clock: any DayClock) {
        self.service = service
        self.store = store
        self.clock = clock
    }

    func find(_ query: String) {
        forget()
        isFinding = true
        service.books(matching: query) { [weak self, newestSearch] answer in
            guard let self, isFinding, newestSearch == self.newestSearch else { return }
            isFinding = false
            switch answer {
            case .success(let books): output?.found(books.map(row))
            case .failure: output?.failed()
            }
        }
    }

    /// Ignores all answers that are still to come.
    func forget() {
        newestSearch += 1
        lastPage = 0
        isFinding = false
        isPaging = false
    }

    func findMore() {
        guard !isFinding, !isPaging else { return }
        isPaging = true
        service.page(lastPage + 1) { [weak self, newestSearch] answer in
            guard let self, isPaging, newestSearch == self.newestSearch else { return }
            isPaging = false
            switch answer {
            case .success(let books):
                lastPage += 1
                output?.foundMore(books.map(row))
            case .failure: output?.failed()
            }
        }
    }

    func borrow(_ title: String) {
        guard !isBorrowing else { return }
        isBorrowing = true
        service.borrow(title) { [weak self] answer in
            guard let self, isBorrowing else { return }
            isBorrowing = false
            switch answer {
            case .success(let loan):
                store.keepLoan(loan)
                output?.borrowed(title)
            case .failure: output?.failed()
            }
        }
    }

    private func row(_ book: Book) -> BookRow {
        BookRow(title: book.title, due: clock.now.addingTimeInterval(14 * 86_400))
    }
}
