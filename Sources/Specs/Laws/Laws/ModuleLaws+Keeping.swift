extension ModuleLaws {
    static let keeping: [Requirement] = [
        Requirement(
            "LAW-23",
            .should,
            "Neither a refresh or a page that fails nor an empty page removes anything that was there.",
            source: "fault class: a failure that blanks what was there",
            tags: [.answers],
            presupposes: ["LAW-09"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            var blanks: [SeenCall] = []
            for event in outline.events.indices {
                let success = try await trial.play(event, .success, in: outline)
                let full = success.shown(since: success.eventStart)
                let looked = success.shownOnScreens
                // Whether an error may replace a list is for its author to say.
                let others = outline.allOutcomes.filter { $0 == .empty || $0 == .failure && outline.addsUp(event) }
                for outcome in others {
                    let walk = try await trial.play(event, outcome, in: outline)
                    blanks += walk.shown(since: walk.eventStart).filter { !full.contains($0) }
                    // A list that was empty before the event records no change, so the screens are read as well.
                    if outcome == .empty { blanks += walk.shownOnScreens.filter { !looked.contains($0) } }
                }
            }
            for event in outline.ordinary where outline.asking.contains(event) {
                let acts = (outline.addsUp(event) ? [] : [Situation.Act(event, .success)]) + [.init(event, .failure)]
                let walk = try await trial.play(Situation(leadIn: outline.leadIn(to: event), acts: acts))
                let asked = try await trial.play(event, .success, in: outline).lastRequests
                // Like a list, a text that was asked for again may not be emptied; one that belongs to something else
                // may go.
                let comesAgain = acts.count > 1 && outline.comesAgain(event)
                let isRefreshed = comesAgain && walk.lastRequests.holdsTheSame(as: asked)
                // A code that came of an earlier answer may go if it is wrong.
                let earlier = try await trial.startWalk(for: event, in: outline).answers
                let gone = walk.takenAway(by: blanks) + (isRefreshed ? walk.emptied(besides: earlier) : [])
                let text = "“\(outline.events[event].name)” failed, and this was no longer there:"
                guard trial.expect(none: gone, in: walk, text) else { return }
                guard try await trial.keepsWhatIsThere(atTheEndOf: event, blanks, in: outline) else { return }
                if isRefreshed {
                    guard try await trial.keepsEachPart(of: walk, earlier, whenItFails: event, in: outline) else {
                        return
                    }
                }
                guard try await trial.keepsWhatCameOfAStream(of: event, blanks, in: outline) else { return }
                guard try await trial.keepsWhatIsRefreshed(by: event, in: outline) else { return }
                guard !outline.appearing.contains(event) else { continue }
                guard try await trial.keepsWhatIsNewer(whenItFails: event, in: outline) else { return }
                guard try await trial.knowsWhatIsLeft(whenItFails: event, in: outline) else { return }
                for page in outline.others(than: event)
                where outline.addsUp(page) && outline.asking.contains(page) && !outline.addsUp(event) {
                    guard try await trial.keepsItsPlace(in: page, whenItFails: event, in: outline) else { return }
                }
                for other in outline.others(than: event)
                where outline.asking.contains(other) && !outline.appearing.contains(other) {
                    guard try await trial.keepsWhatCame(of: other, whenItFails: event, in: outline) else { return }
                }
            }
        }
    ]
}
