import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let lifetime: [Witness<ModuleLaws>] = [
        .shelf("holds its view", breaks: [1, 2]) { shelf, doubles, _ in
            shelf.retained.append(doubles.view)
        },
        .shelf("holds itself from the beginning", breaks: [1, 2, 3]) { shelf, _, _ in
            shelf.retained.append({ _ = shelf })
        },
        .shelf("holds itself once the user has typed", breaks: [1, 2]) { shelf, _, _ in
            let onType = shelf.onType
            shelf.onType = { shelf, query in
                shelf.retained.append({ _ = shelf })
                onType(shelf, query)
            }
        },
        .shelf("holds itself once a page has come", breaks: [1]) { shelf, _, _ in
            let foundMore = shelf.foundMore
            shelf.foundMore = { shelf, rows in
                shelf.retained.append({ _ = shelf })
                foundMore(shelf, rows)
            }
        },
        .shelf("holds itself once borrowing has failed", breaks: [1]) { shelf, _, _ in
            shelf.borrowFailed = { shelf in
                shelf.retained.append({ _ = shelf })
                shelf.failed()
            }
        },
        .shelf("holds itself if it is answered at once", breaks: [1]) { shelf, _, _ in
            shelf.ask = { shelf, query, answer in
                let asking = Tally()
                asking.number = 1
                shelf.service.books(matching: query) { [weak shelf] books in
                    if asking.number == 1, let shelf { shelf.retained.append({ _ = shelf }) }
                    answer(books)
                }
                asking.number = 0
            }
        },
        .shelf("holds itself once the user has typed twice", breaks: [1]) { shelf, _, _ in
            let onType = shelf.onType
            let tally = Tally()
            shelf.onType = { shelf, query in
                tally.number += 1
                if tally.number == 2 { shelf.retained.append({ _ = shelf }) }
                onType(shelf, query)
            }
        },
        .shelf("holds itself once the user has typed and cleared", breaks: [1]) { shelf, _, _ in
            let (onType, onClear) = (shelf.onType, shelf.onClear)
            let tally = Tally()
            shelf.onType = { shelf, query in
                tally.number += 1
                onType(shelf, query)
            }
            shelf.onClear = { shelf in
                if tally.number > 0 { shelf.retained.append({ _ = shelf }) }
                onClear(shelf)
            }
        },
        .shelf("is kept in a list that nobody clears", breaks: [1, 2, 3]) { shelf, _, _ in
            Attic.things.append(shelf)
        },
        .shelf("leaves a task behind that waits for ever", breaks: [1]) { shelf, _, _ in
            let onTap = shelf.onTap
            shelf.onTap = { shelf in
                Task {
                    await withUnsafeContinuation { (wait: UnsafeContinuation<Void, Never>) in Attic.things.append(wait)
                    }
                    _ = shelf
                }
                onTap(shelf)
            }
        },
        .shelf("is kept by the search that it waits for", breaks: [2]) { shelf, _, _ in
            shelf.ask = { shelf, query, answer in
                shelf.service.books(matching: query) { books in
                    answer(books)
                    _ = shelf
                }
            }
        },
        .shelf("borrows on after it has gone", breaks: [2, 3]) { shelf, _, _ in
            shelf.askToBorrow = { shelf, answer in
                shelf.service.borrow("Emma") { loan in
                    answer(loan)
                    _ = shelf
                }
            }
        },
        .shelf("asks again when nobody listens any more", breaks: [18]) { shelf, _, _ in
            shelf.ask = { shelf, query, answer in
                let service = shelf.service
                service.books(matching: query) { [weak shelf] books in
                    if shelf == nil { service.books(matching: query) { _ in } }
                    answer(books)
                }
            }
        },
        .shelf("holds its delegate", breaks: [28]) { shelf, doubles, _ in
            shelf.retained.append(doubles.delegate)
        },
        .shelf("tells its delegate of a failure that comes after it has gone", breaks: [3]) { shelf, _, _ in
            shelf.askToBorrow = { shelf, answer in
                shelf.service.borrow("Emma") { [weak shelf, delegate = shelf.delegate] loan in
                    if shelf == nil, case .failure = loan { delegate?.shelfDidBorrow("nothing") }
                    answer(loan)
                }
            }
        },
    ]
}

/// Holds leaked objects; in real apps such a place is often called `shared`.
@MainActor
enum Attic {
    static var things: [Any] = []
}
