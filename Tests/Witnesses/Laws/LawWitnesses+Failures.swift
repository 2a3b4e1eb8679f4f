import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let failures: [Witness<ModuleLaws>] = [
        .shelf("shows a failure as an empty shelf", breaks: [9]) { shelf, _, _ in
            shelf.searchFailed = { $0.found($0, []) }
        },
        .shelf("swallows a failure", breaks: [9]) { shelf, _, _ in
            shelf.searchFailed = { $0.view?.hideBusy() }
        },
        Witness(
            "says of a failure only that it is no longer busy, in a state that says all",
            violates: [9, 21],
            build: RenderedList.stage(swallowsFailures: true)
        ),
        .shelf("tells of the first failure only", breaks: [5, 9]) { shelf, _, _ in
            let (failures, searchFailed) = (Tally(), shelf.searchFailed)
            shelf.searchFailed = { shelf in
                failures.number += 1
                if failures.number == 1 { searchFailed(shelf) } else { shelf.view?.hideBusy() }
            }
        },
        .shelf("swallows the failure of a page", breaks: [9]) { shelf, _, _ in
            shelf.pageFailed = { _ in }
        },
        .shelf("shows a page that failed as an empty page", breaks: [9]) { shelf, _, _ in
            shelf.pageFailed = { $0.foundMore($0, []) }
        },
        .shelf("tells success when borrowing failed", breaks: [9, 21]) { shelf, _, _ in
            let answered = Tally()
            shelf.borrowed = { shelf, _ in
                shelf.isLeaving = true
                shelf.delegate?.shelfDidBorrow("Emma")
                shelf.wireframe.close()
                answered.number += 1
            }
            shelf.borrowFailed = { $0.borrowed($0, 0) }
        },
        Witness("swallows the failure of its second question", violates: [9]) { stage in
            let view = ShelfViewSpy(log: stage.log)
            let service = ShelfServiceMock(log: stage.log)
            let shelf = ChainedShelf(view: view, service: service) { _ in }
            stage.view(view)
            stage.track(shelf)
            stage.request(service.books, gives: { [Book(title: "Book \($0)")] }, empty: [], fails: Offline())
            stage.request(service.borrow, gives: { $0 }, fails: Offline())
            stage.event("view appears", .appears) { shelf.borrowFirst() }
        },
        .shelf("is stuck after a page that failed", breaks: [10]) { shelf, _, _ in
            shelf.pageFailed = { shelf in
                shelf.isPaging = true
                shelf.failed()
            }
        },
        .shelf("skips a page that failed", breaks: [10]) { shelf, _, _ in
            shelf.pageFailed = { shelf in
                shelf.lastPage += 1
                shelf.failed()
            }
        },
        .shelf("borrows never again after a failure", breaks: [10]) { shelf, _, _ in
            shelf.borrowFailed = { shelf in
                shelf.isBorrowing = true
                shelf.failed()
            }
        },
        .shelf("empties the shelf when a page fails", breaks: [23]) { shelf, _, _ in
            shelf.pageFailed = { shelf in
                shelf.view?.showRows([])
                shelf.failed()
            }
        },
        .shelf("tells its delegate before the library has answered", breaks: [18, 24]) { shelf, _, _ in
            shelf.askToBorrow = { shelf, answer in
                shelf.delegate?.shelfDidBorrow("Emma")
                shelf.service.borrow("Emma", completion: answer)
            }
            shelf.borrowed = { shelf, loan in
                shelf.isLeaving = true
                shelf.store.keepLoan(loan)
                shelf.wireframe.close()
            }
        },
        .shelf("shows a search that was overtaken as a failure", breaks: [25]) { shelf, _, _ in
            let find = shelf.find
            shelf.find = { shelf, query in
                if shelf.isFinding { shelf.view?.showProblem("The library cannot be reached.") }
                find(shelf, query)
            }
        },
        .shelf("searches for something else after a failure", breaks: [10]) { shelf, _, _ in
            let onType = shelf.onType
            let failures = Tally()
            shelf.searchFailed = { shelf in
                failures.number += 1
                shelf.failed()
            }
            shelf.onType = { shelf, query in onType(shelf, failures.number > 0 ? "" : query) }
        },
        .shelf("never takes a problem away", breaks: [10]) { shelf, _, _ in
            shelf.find = { shelf, query in
                shelf.view?.showBusy()
                shelf.forget()
                shelf.isFinding = true
                shelf.ask(shelf, query, shelf.searchAnswered(shelf.newestSearch))
            }
        },
        .shelf("shows nothing any more once it has failed", breaks: [5, 10]) { shelf, _, _ in
            let found = shelf.found
            let failures = Tally()
            shelf.searchFailed = { shelf in
                failures.number += 1
                shelf.failed()
            }
            shelf.found = { shelf, rows in found(shelf, failures.number > 0 ? [] : rows) }
        },
    ]
}
