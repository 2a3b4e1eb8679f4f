import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let answers: [Witness<ModuleLaws>] = [
        .shelf("never shows what it found", breaks: [6]) { shelf, _, _ in
            shelf.found = { shelf, _ in shelf.view?.hideBusy() }
        },
        .shelf("never shows a page", breaks: [6]) { shelf, _, _ in
            shelf.foundMore = { _, _ in }
        },
        .shelf("does nothing once a book is borrowed", breaks: [6, 21]) { shelf, _, _ in
            shelf.borrowed = { _, _ in }
        },
        .shelf("loses who would be answered", breaks: [6, 8, 9, 10, 21]) { shelf, _, _ in
            shelf.askToBorrow = { shelf, answer in
                let listener = Listener(answer)
                shelf.service.borrow("Emma") { [weak listener] in listener?.hear($0) }
            }
        },
        Witness("shows nothing of an answer of nothing", violates: [6]) { stage in
            let doubles = FreeDoubles(stage)
            let shelf = FreeShelf(view: doubles.view, service: doubles.service) { view, count in
                if count != 0 { Task { @MainActor in view.show(count) } }
            }
            stage.track(shelf)
            stage.event("view appears", .appears) { shelf.viewAppears() }
        },
        .shelf("shows twice what went wrong", breaks: [7]) { shelf, _, _ in
            shelf.searchFailed = { shelf in
                shelf.failed()
                shelf.failed()
            }
        },
        .shelf("shows twice what it found", breaks: [7]) { shelf, _, _ in
            let found = shelf.found
            shelf.found = { shelf, rows in
                found(shelf, rows)
                shelf.view?.showRows(rows)
            }
        },
        .shelf("tells its delegate a moment later again", breaks: [7]) { shelf, _, _ in
            let borrowed = shelf.borrowed
            shelf.borrowed = { shelf, loan in
                borrowed(shelf, loan)
                Task { [weak shelf] in shelf?.delegate?.shelfDidBorrow("Emma") }
            }
        },
        .shelf("shows an answer twice that is given twice", breaks: [22]) { shelf, _, _ in
            shelf.wants = { shelf, search in search == shelf.newestSearch }
        },
        .shelf("adds a page twice that is given twice", breaks: [22]) { shelf, _, _ in
            shelf.wantsPage = { shelf, search in search == shelf.newestSearch }
        },
        .shelf("stores a loan twice that is given twice", breaks: [22]) { shelf, _, _ in
            shelf.askToBorrow = { shelf, answer in
                shelf.service.borrow("Emma") { [weak shelf] loan in
                    shelf?.isBorrowing = true
                    answer(loan)
                }
            }
        },
        .shelf("asks again if it is answered twice", breaks: [22]) { shelf, _, _ in
            shelf.ask = { shelf, query, answer in
                let tally = Tally()
                shelf.service.books(matching: query) { [weak shelf] books in
                    tally.told += 1
                    if tally.told == 2 { shelf?.service.books(matching: query) { _ in } }
                    answer(books)
                }
            }
        },
        .shelf("shows nothing after an answer that came at once", breaks: [8]) { shelf, _, _ in
            let find = shelf.find
            shelf.find = { shelf, query in
                find(shelf, query)
                shelf.view?.showRows([])
            }
        },
        .shelf("does not hear an answer that comes at once", breaks: [8]) { shelf, _, _ in
            shelf.onBorrow = { shelf in
                guard !shelf.isBorrowing, !shelf.isLeaving else { return }
                shelf.view?.hideProblem()
                shelf.askToBorrow(shelf, shelf.borrowAnswered())
                shelf.isBorrowing = true
            }
        },
        .shelf("forgets that a page came at once", breaks: [8]) { shelf, _, _ in
            shelf.askPage = { shelf, number, answer in
                shelf.isPaging = false
                shelf.service.page(number, completion: answer)
                shelf.isPaging = true
            }
        },
    ]
}

/// Receives an answer for as long as something holds the listener.
@MainActor
private final class Listener<Value> {
    let hear: FaultyShelf.Answer<Value>

    init(_ hear: @escaping FaultyShelf.Answer<Value>) {
        self.hear = hear
    }
}
