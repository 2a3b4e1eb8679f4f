import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListInteractorWitnesses {
    /// Interactors that are right only the first time, or only if the data manager has items.
    static let again: [Witness<ListInteractorSpec>] = [
        Witness("tells its last items again if there is nothing to hand over", violates: [33, 34]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                var last: [UpcomingItem] = []
                interactor.tell = { interactor, items in
                    last = items ?? last
                    interactor.output?.foundUpcomingItems(last)
                }
            }
        },
        Witness("begins to count its requests anew after each answer", violates: [34], within: .milliseconds(100)) {
            fixture in
            FaultyListInteractor(fixture) {
                let tell = $0.tell
                $0.tell = { interactor, items in
                    interactor.requests = 0
                    tell(interactor, items)
                }
            }
        },
        Witness("takes nothing in answer to any request for the end of all", violates: [34], within: .milliseconds(100))
        {
            fixture in
            FaultyListInteractor(fixture) { interactor in
                let ask = interactor.ask
                interactor.ask = { interactor, now, answer in
                    ask(interactor, now) { [weak interactor] items in
                        answer(items)
                        if items == nil { interactor?.requests += 1 }
                    }
                }
            }
        },
        Witness("lets an older answer overwrite a newer one if it hands over nothing", violates: [35]) { fixture in
            FaultyListInteractor(fixture) { hearingAnyAnswer($0) { $0 == nil } }
        },
        Witness("lets an older empty answer overwrite a newer one", violates: [35]) { fixture in
            FaultyListInteractor(fixture) { hearingAnyAnswer($0) { $0?.isEmpty == true } }
        },
        Witness("lets an older answer overwrite a newer one that handed over nothing", violates: [35]) { fixture in
            FaultyListInteractor(fixture) { notCounting($0) { $0 == nil } }
        },
        Witness("lets an older answer overwrite a newer one that was empty", violates: [35]) { fixture in
            FaultyListInteractor(fixture) { notCounting($0) { $0?.isEmpty == true } }
        },
        Witness("forgets its newest request once an older one is answered", violates: [35]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                var current: Int?
                var cancelled: Set<Int> = []
                let ask = interactor.ask
                interactor.ask = { interactor, now, answer in
                    if let current { cancelled.insert(current) }
                    current = interactor.requests
                    ask(interactor, now, answer)
                }
                interactor.wants = { _, request, times in
                    current = nil
                    return !cancelled.contains(request) && times == 0
                }
            }
        },
        Witness("takes the last but one request for the newest", violates: [35]) { fixture in
            FaultyListInteractor(fixture) {
                $0.wants = { interactor, request, times in
                    request % 2 == interactor.requests % 2 && times == 0
                }
            }
        },
        Witness("says only once that there is nothing to hand over", violates: [33], within: .milliseconds(100)) {
            fixture in
            FaultyListInteractor(fixture) { interactor in
                let (tell, nothing) = (interactor.tell, Counter())
                interactor.tell = { interactor, items in
                    nothing.value = items == nil ? nothing.value + 1 : 0
                    if nothing.value < 2 { tell(interactor, items) }
                }
            }
        },
        Witness("takes the second answer to one request for that to the next", violates: [38]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let (wants, heard) = (interactor.wants, Counter())
                interactor.wants = { interactor, request, times in
                    heard.value += 1
                    return heard.value <= interactor.requests && wants(interactor, request, times)
                }
            }
        },
        Witness("hears a second answer if the first was nothing", violates: [38]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let (tell, nothing) = (interactor.tell, Counter())
                interactor.tell = { interactor, items in
                    nothing.value = items == nil ? 1 : 0
                    tell(interactor, items)
                }
                interactor.wants = { interactor, request, times in
                    request == interactor.requests && times <= nothing.value
                }
            }
        },
        Witness("tells that there is nothing a moment later", violates: [54]) { fixture in
            FaultyListInteractor(fixture) {
                let tell = $0.tell
                $0.tell = { interactor, items in
                    guard items?.isEmpty ?? true else { return tell(interactor, items) }
                    Task { [weak interactor] in interactor.map { tell($0, items) } }
                }
            }
        },
        Witness("does not ask while it tells", violates: [57], within: .milliseconds(100)) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let (tell, ask, telling) = (interactor.tell, interactor.ask, Counter())
                interactor.ask = { if telling.value == 0 { ask($0, $1, $2) } }
                interactor.tell = { interactor, items in
                    telling.value = 1
                    tell(interactor, items)
                    telling.value = 0
                }
            }
        },
        Witness("forgets a request that was made while it told", violates: [57], within: .milliseconds(100)) {
            fixture in
            FaultyListInteractor(fixture) { interactor in
                let (ask, tell, awaited) = (interactor.ask, interactor.tell, Counter())
                interactor.ask = { interactor, now, answer in
                    awaited.value = interactor.requests
                    ask(interactor, now, answer)
                }
                interactor.wants = { _, request, _ in request == awaited.value }
                interactor.tell = { interactor, items in
                    tell(interactor, items)
                    awaited.value = 0
                }
            }
        },
        Witness("holds itself once an answer was overtaken", violates: [48]) { fixture in
            FaultyListInteractor(fixture) {
                $0.wants = { interactor, request, times in
                    if request != interactor.requests { interactor.retained.append({ _ = interactor }) }
                    return request == interactor.requests && times == 0
                }
            }
        },
        Witness("holds itself while there was nothing to hand over", violates: [48]) { fixture in
            FaultyListInteractor(fixture) {
                let tell = $0.tell
                $0.tell = { interactor, items in
                    interactor.retained = items == nil ? [{ _ = interactor }] : []
                    tell(interactor, items)
                }
            }
        },
        Witness("holds its output while there was nothing to hand over", violates: [46]) { fixture in
            FaultyListInteractor(fixture) {
                let tell = $0.tell
                $0.tell = { interactor, items in
                    interactor.retained = items == nil ? [interactor.output as Any] : []
                    tell(interactor, items)
                }
            }
        },
        Witness("puts due dates that are over at the beginning of today", violates: [44]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let clock = interactor.clock
                interactor.edit = { items in
                    let today = clock.calendar.startOfDay(for: clock.now)
                    return items.map {
                        UpcomingItem(title: $0.title, dueDate: max($0.dueDate, today), relation: $0.relation)
                    }
                }
            }
        },
        Witness("reads the calendar again when the answer comes", violates: [55]) { fixture in
            FaultyListInteractor(fixture) {
                let clock = $0.clock
                $0.calendar = { _ in clock.calendar }
            }
        },
        Witness("keeps its weeks until midnight", violates: [56]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let clock = interactor.clock
                var known: (today: Date, calendar: Calendar)?
                interactor.calendar = { asked in
                    let today = asked.startOfDay(for: clock.now)
                    if let known, known.today == today, known.calendar.timeZone == asked.timeZone {
                        return known.calendar
                    }
                    known = (today, asked)
                    return asked
                }
            }
        },
        Witness("keeps its zone where today begins at the same instant", violates: [50]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let clock = interactor.clock
                var known: (today: Date, calendar: Calendar)?
                interactor.calendar = { asked in
                    let today = asked.startOfDay(for: clock.now)
                    if let known, known.today == today, known.calendar.firstWeekday == asked.firstWeekday {
                        return known.calendar
                    }
                    known = (today, asked)
                    return asked
                }
            }
        },
        Witness("counts the requests of all interactors together", violates: [59], within: .milliseconds(100)) {
            fixture in
            FaultyListInteractor(fixture) { interactor in
                let ask = interactor.ask
                interactor.ask = { interactor, now, answer in
                    Shared.requests += 1
                    let request = Shared.requests
                    ask(interactor, now) { items in if request == Shared.requests { answer(items) } }
                }
            }
        },
        Witness("shares its weeks with all interactors", violates: [59]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let clock = interactor.clock
                var last: Calendar?
                interactor.calendar = { asked in
                    let today = asked.startOfDay(for: clock.now)
                    if last != asked || Shared.today != today { (Shared.today, Shared.calendar) = (today, asked) }
                    last = asked
                    return Shared.calendar
                }
            }
        },
        Witness("reckons from the day of the first request that waits", violates: [29]) { fixture in
            FaultyListInteractor(fixture) {
                let (ask, tell) = ($0.ask, $0.tell)
                var waiting: [Date] = []
                $0.ask = { interactor, now, answer in
                    waiting.append(now)
                    ask(interactor, now, answer)
                }
                $0.today = { waiting.first ?? $1 }
                $0.tell = { interactor, items in
                    tell(interactor, items)
                    waiting = Array(waiting.dropFirst())
                }
            }
        },
        Witness("takes the same weekday for the same day", violates: [29]) { fixture in
            FaultyListInteractor(fixture) { rememberingToday($0, by: .weekday) }
        },
        Witness("takes the same day of a month for the same day", violates: [29]) { fixture in
            FaultyListInteractor(fixture) { rememberingToday($0, by: .day) }
        },
        Witness("keeps its today until the day after it begins", violates: [29]) { fixture in
            FaultyListInteractor(fixture) { interactor in
                let clock = interactor.clock
                var known: Date?
                interactor.today = { _, asked in
                    let end = known.flatMap { clock.calendar.dateInterval(of: .day, for: $0)?.end }
                    if end.map({ asked >= $0 }) ?? true { known = asked }
                    return known ?? asked
                }
            }
        },
        Witness(
            "asks nothing more for who asks while it is told what it asked",
            violates: [57],
            within: .milliseconds(100)
        ) {
            fixture in
            FaultyListInteractor(fixture) {
                let (ask, tell, depth) = ($0.ask, $0.tell, Counter())
                $0.ask = { if depth.value < 2 { ask($0, $1, $2) } }
                $0.tell = { interactor, items in
                    depth.value += 1
                    tell(interactor, items)
                    depth.value -= 1
                }
            }
        },
    ]

    /// Makes an interactor ignore certain answers when it decides whether a later answer is outdated.
    @MainActor private static func notCounting(
        _ interactor: FaultyListInteractor,
        _ isNone: @escaping ([TodoItem]?) -> Bool
    ) {
        let (ask, newest) = (interactor.ask, Counter())
        interactor.ask = { interactor, now, answer in
            let request = interactor.requests
            ask(interactor, now) { items in
                answer(items)
                if !isNone(items) { newest.value = max(newest.value, request) }
            }
        }
        interactor.wants = { $1 > newest.value && $2 == 0 }
    }

    @MainActor private static func hearingAnyAnswer(
        _ interactor: FaultyListInteractor,
        _ isHeard: @escaping ([TodoItem]?) -> Bool
    ) {
        let (ask, heard) = (interactor.ask, Counter())
        interactor.ask = { interactor, now, answer in
            ask(interactor, now) { items in
                heard.value = isHeard(items) ? 1 : 0
                answer(items)
            }
        }
        interactor.wants = { interactor, request, times in
            (request == interactor.requests || heard.value == 1) && times == 0
        }
    }

    /// Makes an interactor keep its first date for as long as one part of the date stays the same.
    @MainActor private static func rememberingToday(_ interactor: FaultyListInteractor, by part: Calendar.Component) {
        let clock = interactor.clock
        var known: Date?
        interactor.today = { _, asked in
            let parts = [known, asked].map { $0.map { clock.calendar.component(part, from: $0) } }
            if parts[0] != parts[1] { known = asked }
            return known ?? asked
        }
    }
}

/// State that all interactors share; the fault is that each should have its own.
@MainActor
private enum Shared {
    static var requests = 0
    static var today = Date.distantPast
    static var calendar = Calendar(identifier: .gregorian)
}
