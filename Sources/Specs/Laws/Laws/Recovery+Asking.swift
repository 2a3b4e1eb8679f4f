extension Recovery {
    /// Whether the event asks something else each time although it has succeeded, such as for one more.
    ///
    /// An event that turns something on and off asks the same the third time.
    func meansMore() async throws -> Bool {
        guard !triesByItself, traits.contains(.repeatable) else { return false }
        let walk = try await play(.success)
        var known = [asked]
        for _ in 2...3 {
            await causeAgain(in: walk)
            let next = walk.requests(since: walk.eventStart).map(SeenCall.init)
            // Something that is still under way, such as polling, asks for nothing more.
            if next.isEmpty, !walk.isDone { return false }
            // An event that keeps what it was told, such as a permission, asks for the rest each time.
            if !next.isEmpty, known.contains(where: next.holdsTheSame) { return false }
            known.append(next)
            await walk.answerAll()
        }
        return true
    }

    /// Whether the event, which asks for something else each time, does anything after a failure; expects that it does.
    func isHeardAgain() async throws -> Bool {
        let good = try await play(.success)
        await causeAgain(in: good)
        let bad = try await play(.failure)
        // An event that turns something on and off may ask for nothing, and still does something.
        guard !good.requestsMade.isEmpty, bad.isDone else { return true }
        await causeAgain(in: bad)
        if bad.callCount > bad.eventStart || isImpossible(in: bad) { return true }
        if try await isRetriedElsewhere() { return true }
        return trial.expect(false, in: bad, "\(name) failed, was caused again, and nothing was called.")
    }

    /// Whether the event asked for nothing when it came again, and need not.
    func mayAskNothing() async throws -> Bool {
        guard again.isEmpty else { return false }
        // A view that appears only once need not ask twice, and says what has failed (LAW-09).
        if triesByItself || isLedAway || !outline.comesAgain(event) { return true }
        // An undo that has failed leaves the user where nothing was undone, and need not be offered again.
        if isImpossible(in: walk), outline.events[event].undone != nil { return true }
        // An event may leave it to another, such as a button, to ask again.
        if try await isRetriedElsewhere() { return true }
        // An event that was possible for a while, such as buying a reserved item, is tried again before that is over.
        return try await isAskedAtOnce()
    }

    /// Whether the event, if it asks nothing after a failure, does not show what an empty answer would show, as if the
    /// failure had been an answer; expects that.
    func knowsThatNothingIsKnown() async throws -> Bool {
        let canBeEmpty = fresh.requestsMade.contains { outline.outcomes[$0].contains(.empty) }
        guard again.isEmpty, canBeEmpty, walk.isDone, outline.comesAgain(event), !isImpossible(in: walk) else {
            return true
        }
        let (empty, bad) = (try await play(.empty), try await play(.failure).lastSeen())
        let isEmpty = empty.isDone && walk.lastSeen() == empty.lastSeen() && bad != empty.lastSeen()
        return trial.expect(
            !isEmpty,
            in: walk,
            "\(name) failed, was caused again, asked nothing, and left the view as an empty answer would."
        )
    }

    /// Whether the event asks again what has failed, or may ask something else; expects one of these.
    func asksTheSame() async throws -> Bool {
        if triesByItself { return true }
        // A module that has lost more than this, such as the session, begins earlier and ends up asking the same.
        // Parallel questions have no order.
        if again.holdsTheSame(as: asked) || asked.allSatisfy(inTheEnd.contains) { return true }
        if !traits.contains(.addsUp), try await counts() { return true }
        if try await asksForTheRest() { return true }
        if try await isLeftToOthers() { return true }
        if try await asksForTheSum() { return true }
        // An event that turns a filter on and off has turned it on, whether the rows came or not, and so has one whose
        // change is kept until it is sent.
        if traits.contains(.repeatable), !again.isEmpty {
            let walk = try await play(.success)
            await causeAgain(in: walk)
            let isSame = walk.requests(since: walk.eventStart).map(SeenCall.init).holdsTheSame(as: again)
            if isSame, fresh.onlyReads { return true }
            if isSame, try await !begunAndKept().isEmpty { return true }
        }
        let text = "\(name) failed and was caused again. It asked \(again.text) instead of \(asked.text)."
        return trial.expect(false, in: walk, text)
    }

    /// Whether the event sends what has failed together with what is new as one number, such as two taps on “plus” as
    /// “add 2”.
    private func asksForTheSum() async throws -> Bool {
        guard traits.contains(.repeatable), !fresh.onlyReads else { return false }
        let good = try await play(.success)
        await causeAgain(in: good)
        let next = good.requestsOfItsOwn
        guard again.count == 1, asked.count == 1, next.count == 1, again[0].kind == asked[0].kind else { return false }
        func number(_ call: SeenCall) -> Int? {
            let texts = Leaves.of(call.call.call)
            return texts.count == 1 ? Int(texts[0]) : nil
        }
        guard let sum = number(again[0]), let old = number(asked[0]), let new = number(next[0]) else { return false }
        return sum == old + new
    }

    /// Whether the event asks for all that has failed, and leaves out what cannot fail and has thus succeeded, such as
    /// the reading of a copy that is on the screen already.
    func asksForTheRest() async throws -> Bool {
        let attempt = walk.requests(since: first, until: second)
        guard !again.isEmpty, again.allSatisfy(attempt.map(SeenCall.init).contains) else { return false }
        let fallible = attempt.filter { call in
            walk.stage.requests.contains { $0.member == call.member && $0.outcomes.contains(.failure) }
        }
        .map(SeenCall.init)
        // What was asked only since something else had failed need not be asked again.
        let good = try await play(.success)
        let needed = good.requests(since: good.eventStart).map(SeenCall.init).filter(fallible.contains)
        return !needed.isEmpty && needed.allSatisfy(inTheEnd.contains)
    }

    /// Whether the event also does the work of the event before it, which it only hastens: a refresh may first send a
    /// deletion that could still be undone, and does not send it again.
    ///
    /// What the event asks by itself is looked at where nothing waits.
    func hastensOtherWork() async throws -> Bool {
        let leadIn = outline.leadIn(to: event)
        guard let last = leadIn.last, last.isHurried, !again.isEmpty || isImpossible(in: walk) else { return false }
        let before = Array(leadIn.dropLast())
        let (other, alone) = (try await trial.startWalk(after: before), try await trial.startWalk(after: before))
        await other.fire(last.event)
        await other.answerAll()
        await alone.fire(event)
        let work = other.requests(since: other.eventStart).map(SeenCall.init)
        let own = alone.requestsOfItsOwn
        let hastened = asked.without(own)
        let asksItsOwn = again.isEmpty || own.allSatisfy(again.contains)
        let done = fresh.requests(since: fresh.eventStart).map(SeenCall.init)
        return !own.isEmpty && own.allSatisfy(done.contains) && asksItsOwn && !hastened.isEmpty
            && hastened.allSatisfy(work.contains)
    }

    /// Whether the event is the appearance of a view that appears once, and another event, such as a button, retries
    /// it.
    func isLeftToOthers() async throws -> Bool {
        guard !outline.comesAgain(event) else { return false }
        return try await isRetriedElsewhere()
    }

    /// Whether the event, which was possible, does something after a failure, or another event on the screen asks again
    /// what has failed; expects one of these.
    func isHeardOnTheScreen() async throws -> Bool {
        guard outline.comesAgain(event), again.isEmpty, !triesByItself, !isLedAway, !isImpossible(in: walk) else {
            return true
        }
        let bad = try await play(.failure)
        let isDone = bad.isDone
        await bad.fire(event)
        guard isDone, bad.callCount == bad.eventStart, !bad.lastEventDidSomething else { return true }
        // LAW-10 tells of an event that nothing retries.
        guard try await isRetriedElsewhere(), try await !isRetriedElsewhere(withoutLeaving: true),
            try await !isAskedAtOnce()
        else { return true }
        let text = "\(name) failed, was caused again, and nothing was called, unless the view comes back first."
        return trial.expect(false, in: bad, text)
    }

    /// Whether another event, or the lead-in followed by the event itself, asks again what has failed.
    ///
    /// - Parameter isStaying: Whether the view neither goes nor comes back meanwhile.
    private func isRetriedElsewhere(withoutLeaving isStaying: Bool = false) async throws -> Bool {
        let tried = outline.others(than: event).filter { !isStaying || !outline.appearing.contains($0) }
        let others = tried.map { [Situation.Act($0, .success)] }
        // A view that appears only once does not begin again.
        let leadIn = outline.leadIn(to: event)
            .filter { outline.comesAgain($0.event) && !(isStaying && outline.appearing.contains($0.event)) }
        // An event that has to be confirmed, such as a deletion, may need only the last part of its lead-in.
        let ways = (0..<max(leadIn.count, 1)).map { Array(leadIn.dropFirst($0)) + [.init(event, .success)] }
        for acts in others + ways {
            let walk = try await play(.failure)
            for act in acts {
                await walk.fire(act.event, hurried: act.isHurried)
                // What only such an answer leads to, such as a waiting list for what is full, needs it again.
                if act.outcomes != [.success] { await walk.answerAll(with: act.outcome) }
            }
            if isRetried(in: walk) { return true }
        }
        for other in tried {
            let walk = try await play(.failure)
            await walk.fire(other)
            let hasDoneMore = walk.requestsMade.isEmpty && walk.lastEventDidSomething
            var comesBetween = outline.appearing.contains(event) || isImpossible(in: self.walk)
            if !comesBetween, hasDoneMore { comesBetween = try await isBetween(other) }
            // A view that has gone and comes back may start over, and so may a user who first closes an alert or goes
            // back. A user who taps a button that does nothing does not think of a refresh.
            guard comesBetween else { continue }
            await walk.answerAll()
            await walk.fire(event)
            if isRetried(in: walk) { return true }
        }
        return false
    }

    /// Whether another event also comes in between if all is well, such as closing a sheet, or does nothing then, such
    /// as closing an alert.
    private func isBetween(_ other: Int) async throws -> Bool {
        let (well, again) = (try await play(.success), try await play(.success))
        await well.fire(other)
        guard well.lastEventDidSomething else { return true }
        await well.fire(event)
        await again.fire(event)
        // A button that is off after a success, and on after a failure, invites the user to tap it.
        return well.lastEventDidSomething && !again.lastEventDidSomething && !isImpossible(in: again)
    }

    /// Whether the last event has asked again what has failed, or sends it along with something else.
    private func isRetried(in walk: Walk) -> Bool {
        let again = walk.requests(since: walk.eventStart).map(SeenCall.init)
        return again.holdsTheSame(as: asked) || walk.carriesAlong(asked)
    }

    /// Whether the event, once it has failed, asks the same again before any time passes.
    private func isAskedAtOnce() async throws -> Bool {
        let walk = try await trial.startWalk(for: event, in: outline)
        await walk.fire(event)
        await walk.answerAll(.failure, hurried: true)
        guard walk.awaitsTime else { return false }
        await walk.fire(event, hurried: true)
        return walk.requests(since: walk.eventStart).map(SeenCall.init).holdsTheSame(as: asked)
    }

    /// Whether the event sends an id that counts up, no matter whether what was sent before has arrived.
    private func counts() async throws -> Bool {
        guard asked.count == again.count, zip(asked, again).allSatisfy({ $0.differsOnlyInIDs(from: $1) }) else {
            return false
        }
        let leadIn = outline.leadIn(to: event)
        let anew = leadIn.filter { !outline.appearing.contains($0.event) }
        let walk = try await trial.startWalk(after: leadIn + [.init(event, .success)] + anew)
        await walk.fire(event)
        return walk.requests(since: walk.eventStart).map(SeenCall.init).holdsTheSame(as: again)
    }
}

extension Walk {
    /// Whether the module has asked something again by itself since the last event.
    func hasAskedMore(than asked: [SeenCall]) -> Bool {
        let calls = requests(since: eventStart).map(SeenCall.init)
        return asked.contains { call in calls.count { $0 == call } > asked.count { $0 == call } }
    }

    /// Whether everything that was sent before is sent as a part of something now, as unsent items go along with the
    /// next one.
    func carriesAlong(_ sent: [SeenCall]) -> Bool {
        let commands = requests(since: eventStart).filter(isCommand)
        return !sent.isEmpty
            && sent.allSatisfy { old in
                let texts = Leaves.of(old.call.call)
                return !texts.isEmpty
                    && commands.contains { new in
                        let parts = Leaves.of(new.call)
                        return new.member == old.call.member
                            && texts.allSatisfy { text in parts.contains { $0.contains(text) } }
                    }
            }
    }

    /// Whether every request since the last event brings values.
    var onlyReads: Bool { requestsMade.allSatisfy { stage.requests[$0].bringsValues } }

    /// Whether the questions of the last event itself bring values, whatever their answers then lead to, such as keeping
    /// a copy.
    var beginsByReading: Bool {
        askedAtOnce.allSatisfy { call in stage.requests.contains { $0.member == call.call.member && $0.bringsValues } }
    }

    /// Whether some question since the last event can fail.
    func asksCanFail(_ outline: Outline) -> Bool {
        requestsMade.contains { outline.outcomes[$0].contains(.failure) }
    }
}
