import Foundation
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let determinism: [Witness<ModuleLaws>] = [
        .shelf("names a loan by chance", breaks: [19]) { shelf, _, _ in
            shelf.borrowed = { shelf, loan in
                shelf.isLeaving = true
                shelf.store.keepLoan(loan)
                shelf.delegate?.shelfDidBorrow(UUID().uuidString)
                shelf.wireframe.close()
            }
        },
        .shelf("names its loans in the order of a set", breaks: [19]) { shelf, _, _ in
            shelf.borrowed = { shelf, loan in
                shelf.isLeaving = true
                shelf.store.keepLoan(loan)
                let names: Set = ["Emma", "Persuasion", "Ulysses", "Dracula", "Walden", "Middlemarch"]
                shelf.delegate?.shelfDidBorrow(names.joined(separator: ", "))
                shelf.wireframe.close()
            }
        },
        .shelf("counts its users across modules", breaks: [19]) { shelf, _, _ in
            shelf.borrowed = { shelf, _ in
                shelf.isLeaving = true
                Attic.things.append(1)
                shelf.store.keepLoan(Attic.things.count)
                shelf.delegate?.shelfDidBorrow("Emma")
                shelf.wireframe.close()
            }
        },
        .shelf("reads the date of the machine", breaks: [20]) { shelf, _, _ in
            shelf.row = { BookRow(title: $1.title, due: Calendar.current.startOfDay(for: .now)) }
        },
        .shelf("writes the date of the machine", breaks: [20]) { shelf, _, _ in
            shelf.row = { shelf, book in
                let date = Date.now.formatted(.iso8601.year().month().day())
                return BookRow(title: "\(book.title), \(date)", due: shelf.clock.now)
            }
        },
        .shelf("writes the day of the machine without its year", breaks: [20]) { shelf, _, _ in
            shelf.row = { shelf, _ in
                let day = Calendar.current.dateComponents([.day, .month], from: .now)
                return BookRow(title: "\(day.day ?? 0).\(day.month ?? 0).", due: shelf.clock.now)
            }
        },
        .shelf("stores the day of the machine as a number", breaks: [20]) { shelf, _, _ in
            shelf.borrowed = { shelf, _ in
                shelf.isLeaving = true
                shelf.store.keepLoan(Int(Date.now.timeIntervalSince1970 / 86_400) * 86_400)
                shelf.delegate?.shelfDidBorrow("Emma")
                shelf.wireframe.close()
            }
        },
    ]
}
