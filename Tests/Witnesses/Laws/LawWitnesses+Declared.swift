import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let declared: [Witness<ModuleLaws>] = [
        .shelf("does nothing when a row is tapped", breaks: [21]) { shelf, _, _ in
            shelf.onTap = { _ in }
        },
        .shelf("does nothing at the end of the list", breaks: [21]) { shelf, _, _ in
            shelf.onScroll = { _ in }
        },
        .shelf("asks for a page only while something else is under way", breaks: [21]) { shelf, _, _ in
            shelf.onScroll = { shelf in
                shelf.view?.hideProblem()
                guard shelf.isFinding, !shelf.isPaging else { return }
                shelf.isPaging = true
                shelf.askPage(shelf, shelf.lastPage + 1, shelf.pageAnswered(shelf.newestSearch))
            }
        },
        .shelf("cannot be closed", breaks: [18, 21]) { shelf, _, _ in
            shelf.onClose = { _ in }
        },
        .shelf("never tells who opened it", breaks: [21]) { shelf, _, _ in
            shelf.borrowed = { shelf, loan in
                shelf.isLeaving = true
                shelf.store.keepLoan(loan)
                shelf.wireframe.close()
            }
        },
        .shelf("never stores a loan", breaks: [21]) { shelf, _, _ in
            shelf.borrowed = { shelf, _ in
                shelf.isLeaving = true
                shelf.delegate?.shelfDidBorrow("Emma")
                shelf.wireframe.close()
            }
        },
        .shelf("is never busy", breaks: [21]) { shelf, _, _ in
            shelf.find = { shelf, query in
                shelf.view?.hideProblem()
                shelf.forget()
                shelf.isFinding = true
                shelf.ask(shelf, query, shelf.searchAnswered(shelf.newestSearch))
            }
        },
    ]
}
