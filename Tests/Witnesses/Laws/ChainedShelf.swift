import Foundation
import LawReference

/// Borrows the first book that is found, and shows the number of the loan.
@MainActor
final class ChainedShelf {
    private weak let view: ShelfViewSpy?
    private let service: any ShelfService
    private let borrowFailed: (ShelfViewSpy?) -> Void
    private var newest = 0

    init(view: ShelfViewSpy, service: any ShelfService, borrowFailed: @escaping (ShelfViewSpy?) -> Void) {
        (self.view, self.service, self.borrowFailed) = (view, service, borrowFailed)
    }

    func borrowFirst() {
        newest += 1
        service.books(matching: "") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            self.newest += 1
            switch answer {
            case .success(let books): books.first.map(borrow) ?? view?.showRows([])
            case .failure: view?.showProblem("The library cannot be reached.")
            }
        }
    }

    private func borrow(_ book: Book) {
        service.borrow(book.title) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            self.newest += 1
            switch answer {
            case .success(let loan): view?.showRows([BookRow(title: "Loan \(loan)", due: .distantPast)])
            case .failure: borrowFailed(view)
            }
        }
    }
}
