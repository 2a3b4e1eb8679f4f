import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let impatience: [Witness<ModuleLaws>] = [
        .shelf("shows details twice for two taps", breaks: [12]) { shelf, _, _ in
            shelf.onTap = { shelf in
                if let row = shelf.rows.first { shelf.wireframe.showDetails(of: row.title) }
            }
        },
        .shelf("closes twice for two taps", breaks: [12]) { shelf, _, _ in
            shelf.onClose = { shelf in
                shelf.forget()
                shelf.wireframe.close()
            }
        },
        .shelf("borrows twice for two taps", breaks: [12]) { shelf, _, _ in
            shelf.onBorrow = { shelf in
                shelf.view?.hideProblem()
                let answered = Tally()
                shelf.service.borrow("Emma") { [weak shelf] loan in
                    guard let shelf, answered.told == 0 else { return }
                    answered.told = 1
                    switch loan {
                    case .success(let loan): shelf.borrowed(shelf, loan)
                    case .failure: shelf.borrowFailed(shelf)
                    }
                }
            }
        },
    ]
}
