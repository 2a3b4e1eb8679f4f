import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let silence: [Witness<ModuleLaws>] = [
        .shelf("asks during assembly", breaks: [17]) { shelf, _, _ in
            shelf.service.books(matching: "") { _ in }
        },
        .shelf("shows something during assembly", breaks: [17]) { shelf, _, _ in
            shelf.view?.showRows([])
        },
        .shelf("asks for a page after the user has left", breaks: [18]) { shelf, _, _ in
            let found = shelf.found
            shelf.found = { shelf, rows in
                found(shelf, rows)
                if !rows.isEmpty { shelf.onScroll(shelf) }
            }
            shelf.onClose = { shelf in
                guard !shelf.isLeaving else { return }
                shelf.isLeaving = true
                shelf.wireframe.close()
            }
        },
        .shelf("shows details of what is found after the user has left", breaks: [18, 27]) { shelf, _, _ in
            let (found, closed) = (shelf.found, Tally())
            shelf.found = { shelf, rows in
                found(shelf, rows)
                if closed.number > 0, let row = rows.first { shelf.wireframe.showDetails(of: row.title) }
            }
            shelf.onClose = { shelf in
                guard !shelf.isLeaving else { return }
                shelf.isLeaving = true
                closed.number += 1
                shelf.wireframe.close()
            }
        },
    ]
}
