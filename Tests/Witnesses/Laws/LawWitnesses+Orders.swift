import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let orders: [Witness<ModuleLaws>] = [
        .shelf("lets an older answer overwrite a newer one", breaks: [5, 11, 18]) { shelf, _, _ in
            shelf.ask = once { $0.service.books(matching: $1, completion: $2) }
            shelf.wants = { shelf, _ in true }
        },
        .shelf("shows the first answer and no other", breaks: [5, 11]) { shelf, _, _ in
            shelf.wants = { shelf, _ in shelf.isFinding }
        },
        .shelf("shows an answer after the query was cleared", breaks: [5]) { shelf, _, _ in
            shelf.onClear = { shelf in
                shelf.view?.hideProblem()
                shelf.found(shelf, [])
            }
        },
        .shelf("breaks an invariant of its own in one order", breaks: [32]) { shelf, _, stage in
            let wants = shelf.wants
            shelf.wants = { shelf, search in
                if search < shelf.newestSearch { shelf.lastPage = -1 }
                return wants(shelf, search)
            }
            stage.invariant("pages begin at zero") { shelf.lastPage >= 0 }
        },
        .shelf("adds an old page below what was asked anew", breaks: [5]) { shelf, _, _ in
            shelf.wantsPage = { $0.isPaging || $1 < $0.newestSearch && !$0.isLeaving }
        },
        .shelf("appends an old page to what was asked anew", breaks: [5]) { shelf, _, _ in
            shelf.wantsPage = { $0.isPaging || $1 < $0.newestSearch && !$0.isLeaving }
            shelf.foundMore = { shelf, rows in
                shelf.rows += rows
                shelf.view?.showRows(shelf.rows)
            }
        },
        .shelf("loses a page if pages overtake each other", breaks: [26, 40]) { shelf, _, _ in
            let onScroll = shelf.onScroll
            shelf.onScroll = { shelf in
                shelf.isPaging = false
                onScroll(shelf)
            }
            let asked = Tally()
            shelf.askPage = { shelf, number, answer in
                asked.number += 1
                shelf.service.page(number) { [weak shelf, asking = asked.number] books in
                    if asking > asked.told {
                        asked.told = asking
                        shelf?.isPaging = true
                        answer(books)
                    }
                }
            }
        },
        .shelf("shows the failure of a search that was overtaken", breaks: [29]) { shelf, _, _ in
            shelf.ask = { shelf, query, answer in
                let search = shelf.newestSearch
                shelf.service.books(matching: query) { [weak shelf] books in
                    if case .failure = books, let shelf, shelf.newestSearch > search, !shelf.isLeaving {
                        shelf.view?.showProblem("The library cannot be reached.")
                    }
                    answer(books)
                }
            }
        },
    ]

    /// Returns a closure that passes on only the first answer to each question.
    private static func once(
        _ ask: @escaping @MainActor (FaultyShelf, String, @escaping FaultyShelf.Answer<[Book]>) -> Void
    ) -> @MainActor (FaultyShelf, String, @escaping FaultyShelf.Answer<[Book]>) -> Void {
        { shelf, query, answer in
            let tally = Tally()
            ask(shelf, query) { books in
                tally.told += 1
                if tally.told == 1 { answer(books) }
            }
        }
    }
}

/// Counters for closures on the main actor.
@MainActor
final class Tally {
    var number = 0
    var told = 0
}
