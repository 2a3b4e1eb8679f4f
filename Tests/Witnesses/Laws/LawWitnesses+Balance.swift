import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let balance: [Witness<ModuleLaws>] = [
        .shelf("stays busy after an answer that came at once", breaks: [11]) { shelf, _, _ in
            shelf.find = { shelf, query in
                shelf.view?.hideProblem()
                shelf.forget()
                shelf.isFinding = true
                shelf.ask(shelf, query, shelf.searchAnswered(shelf.newestSearch))
                shelf.view?.showBusy()
            }
        },
        .shelf("stays busy after a failure", breaks: [11]) { shelf, _, _ in
            shelf.searchFailed = { $0.view?.showProblem("The library cannot be reached.") }
        },
        .shelf("stays busy if nothing was found", breaks: [11]) { shelf, _, _ in
            shelf.found = { shelf, rows in
                shelf.rows = rows
                if !rows.isEmpty { shelf.view?.hideBusy() }
                shelf.view?.showRows(rows)
            }
        },
        .shelf("is no longer busy once an outdated answer has come", breaks: [11]) { shelf, _, _ in
            shelf.ask = { shelf, query, answer in
                shelf.service.books(matching: query) { [weak shelf] books in
                    if shelf?.isFinding == true { shelf?.view?.hideBusy() }
                    answer(books)
                }
            }
        },
        Witness(
            "shows that there is nothing when an outdated answer comes, while it is busy only without rows",
            violates: [11],
            build: PhasedList.stage(shownByStaleAnswers: [])
        ),
        .shelf("stays busy if a search was overtaken", breaks: [11]) { shelf, _, _ in
            let running = Tally()
            let find = shelf.find
            shelf.find = { shelf, query in
                running.number += 1
                find(shelf, query)
            }
            shelf.found = { shelf, rows in
                shelf.rows = rows
                running.number -= 1
                if running.number <= 0 { shelf.view?.hideBusy() }
                shelf.view?.showRows(rows)
            }
            shelf.searchFailed = { shelf in
                running.number -= 1
                if running.number <= 0 { shelf.view?.hideBusy() }
                shelf.view?.showProblem("The library cannot be reached.")
            }
        },
        .shelf("becomes busy for a page and stays so", breaks: [11]) { shelf, _, _ in
            let onScroll = shelf.onScroll
            shelf.onScroll = { shelf in
                shelf.view?.showBusy()
                onScroll(shelf)
            }
        },
        .shelf("shows a problem before it knows of one", breaks: [8, 9, 10]) { shelf, _, _ in
            let onBorrow = shelf.onBorrow
            shelf.onBorrow = { shelf in
                onBorrow(shelf)
                if shelf.isBorrowing { shelf.view?.showProblem("The library cannot be reached.") }
            }
        },
    ]
}
