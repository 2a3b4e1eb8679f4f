import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListPresenterWitnesses {
    /// Presenters that are right only the first time, or only between two events.
    static let again: [Witness<ListPresenterSpec>] = [
        Witness("empties a long list at each refresh", violates: [32]) { fixture in
            FaultyListPresenter(fixture) {
                $0.update = { presenter in
                    if presenter.answers.last?.count ?? 0 > 50 { presenter.view?.showNoContentMessage() }
                    presenter.interactor.findUpcomingItems()
                }
            }
        },
        Witness("shows what is found after a save twice", violates: [15]) { fixture in
            FaultyListPresenter(fixture) {
                let (show, isSaved) = ($0.show, Counter())
                $0.saved = { presenter in
                    isSaved.value = 1
                    presenter.interactor.findUpcomingItems()
                }
                $0.show = { presenter, data in
                    for _ in 0...isSaved.value { show(presenter, data) }
                    isSaved.value = 0
                }
            }
        },
        Witness("shows what was found on a queue of its own", violates: [39]) { fixture in
            FaultyListPresenter(fixture) {
                let show = $0.show
                $0.show = { presenter, data in Elsewhere.run { show(presenter, data) } }
            }
        },
        Witness("shows nothing new if as many items were found", violates: [16], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { skipping($0) { [$0.count] } }
        },
        Witness("shows nothing new if the titles are the same", violates: [16], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { skipping($0) { $0.map(\.title) } }
        },
        Witness("shows nothing new if each section has as many items", violates: [16], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) {
                skipping($0) { Dictionary(grouping: $0, by: \.relation).mapValues(\.count) }
            }
        },
        Witness("keeps an answer for ever unless it is empty", violates: [7, 13], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) {
                $0.update = { presenter in
                    if presenter.answers.last?.isEmpty ?? true { presenter.interactor.findUpcomingItems() }
                }
            }
        },
        Witness("finds items after the first save only", violates: [8, 14], within: .milliseconds(100)) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let saves = Counter()
                presenter.saved = { presenter in
                    saves.value += 1
                    if saves.value == 1 { presenter.interactor.findUpcomingItems() }
                }
            }
        },
        Witness("forgets the second item that is added while answers are on their way", violates: [14]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (asked, pending) = (Counter(), Pending())
                presenter.update = { presenter in
                    asked.value += 1
                    presenter.interactor.findUpcomingItems()
                }
                presenter.saved = { presenter in
                    guard pending.requests <= presenter.answers.count else { return }
                    presenter.update(presenter)
                    pending.requests = asked.value
                }
            }
        },
        Witness("takes two added items for none", violates: [14], within: .milliseconds(100)) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let flag = Flag()
                let show = presenter.show
                presenter.update = { presenter in
                    flag.isUp = true
                    presenter.interactor.findUpcomingItems()
                }
                presenter.saved = { presenter in
                    if flag.isUp { flag.isOutdated.toggle() } else { presenter.updateView() }
                }
                presenter.show = { presenter, data in
                    flag.isUp = false
                    show(presenter, data)
                    if flag.isOutdated { presenter.updateView() }
                    flag.isOutdated = false
                }
            }
        },
        Witness("drops what is found while the add module is on screen", violates: [37], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let adding = Flag()
                let (add, saved, show) = (presenter.add, presenter.saved, presenter.show)
                presenter.add = { presenter in
                    adding.isUp = true
                    add(presenter)
                }
                presenter.cancelled = { _ in adding.isUp = false }
                presenter.saved = { presenter in
                    adding.isUp = false
                    saved(presenter)
                }
                presenter.show = { if !adding.isUp { show($0, $1) } }
            }
        },
        Witness("drops what was on its way when adding was cancelled", violates: [37], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let dropping = Flag()
                let (update, saved, show) = (presenter.update, presenter.saved, presenter.show)
                presenter.cancelled = { _ in dropping.isUp = true }
                presenter.update = { presenter in
                    dropping.isUp = false
                    update(presenter)
                }
                presenter.saved = { presenter in
                    dropping.isUp = false
                    saved(presenter)
                }
                presenter.show = { if !dropping.isUp { show($0, $1) } }
            }
        },
        Witness("keeps the zone in which it was built", violates: [38]) { fixture in
            let zone = fixture.clock.calendar.timeZone
            return FaultyListPresenter(fixture) { $0.format = formatting { $0.timeZone = zone } }
        },
        Witness("keeps the language in which it was built", violates: [38]) { fixture in
            let locale = fixture.clock.calendar.locale
            return FaultyListPresenter(fixture) { $0.format = formatting { $0.locale = locale } }
        },
        Witness("keeps its zone where it is the same time now", violates: [38]) { fixture in
            let clock = fixture.clock
            var known: Calendar?
            return FaultyListPresenter(fixture) {
                $0.format = formatting { calendar in
                    let offsets = [known, calendar].map { $0?.timeZone.secondsFromGMT(for: clock.now) }
                    if let known, offsets[0] == offsets[1] { calendar.timeZone = known.timeZone }
                    known = calendar
                }
            }
        },
        Witness("names days as the presenter that was built last", violates: [43]) { fixture in
            Newest.clock = fixture.clock
            return FaultyListPresenter(fixture) {
                $0.format = formatting { $0 = Newest.clock?.calendar ?? $0 }
            }
        },
        Witness("cuts a locale to its language", violates: [26]) { fixture in
            FaultyListPresenter(fixture) {
                $0.format = formatting { calendar in
                    let language = calendar.locale?.language.languageCode?.identifier
                    calendar.locale = Locale(identifier: language ?? "en")
                }
            }
        },
        Witness("cuts the region from a locale", violates: [26]) { fixture in
            FaultyListPresenter(fixture) {
                $0.format = formatting { calendar in
                    let language = calendar.locale?.language
                    let parts = [language?.languageCode?.identifier, language?.script?.identifier]
                    calendar.locale = Locale(identifier: parts.compactMap { $0 }.joined(separator: "_"))
                }
            }
        },
        Witness("shows nothing new as long as the lines stay the same", violates: [16], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) {
                let show = $0.show
                var before: UpcomingDisplayData?
                $0.show = { presenter, data in
                    if data.sections.isEmpty || data.sections.map(\.items) != before?.sections.map(\.items) {
                        show(presenter, data)
                    }
                    before = data
                }
            }
        },
        Witness("leads nowhere as long as there is nothing to do", violates: [4, 35], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) {
                let add = $0.add
                $0.add = { if $0.answers.last?.isEmpty != true { add($0) } }
            }
        },
        Witness("shows no answer any more once adding has begun", violates: [37], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) {
                let (add, show) = ($0.add, $0.show)
                var showing: Task<Void, Never>?
                $0.show = { presenter, data in
                    showing = Task { [weak presenter] in
                        guard !Task.isCancelled, let presenter else { return }
                        show(presenter, data)
                    }
                }
                $0.add = { presenter in
                    showing?.cancel()
                    add(presenter)
                }
            }
        },
        Witness("shows the last answer that any presenter was told", violates: [46], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) {
                let show = $0.show
                $0.show = { presenter, data in
                    Newest.showing?.cancel()
                    Newest.showing = Task { [weak presenter] in
                        guard !Task.isCancelled, let presenter else { return }
                        show(presenter, data)
                    }
                }
            }
        },
    ]

    /// Makes a presenter skip an answer if one of its traits is the same as in the previous answer.
    @MainActor private static func skipping<Trait: Equatable>(
        _ presenter: FaultyListPresenter,
        _ trait: @escaping ([UpcomingItem]) -> Trait
    ) {
        let show = presenter.show
        presenter.show = { presenter, data in
            let last = presenter.answers.suffix(2).map(trait)
            if last.count < 2 || last[0] != last[1] { show(presenter, data) }
        }
    }
}

/// State that all presenters share; the fault is that each should have its own.
@MainActor
private enum Newest {
    static var clock: (any DayClock)?
    static var showing: Task<Void, Never>?
}
