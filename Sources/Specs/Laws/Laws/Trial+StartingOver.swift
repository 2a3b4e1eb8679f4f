extension Trial<ModuleLaws> {
    /// Whether the first page that is asked for once a list was asked for again is the same whether a page had come
    /// before or not; expects that it is.
    ///
    /// A cursor has to be the one that has come with the list. It is the same only if the answers are.
    func startsOver(_ page: Int, with refresh: Int, in outline: Outline) async throws -> Bool {
        for outcome in outline.allOutcomes where outcome != .failure {
            func asked(
                after acts: [Situation.Act],
                alike isAlike: Bool = false
            ) async throws -> (calls: [SeenCall], words: Set<[String]>) {
                let numbering = Numbering(tellsEqualApart: false, givesTheSame: isAlike)
                let walk = try await play(Situation(leadIn: outline.opening, acts: acts), numbering)
                let count = walk.answers.count
                await walk.fire(refresh)
                await walk.answerAll()
                let answers = Array(walk.answers.dropFirst(count))
                await walk.fire(page)
                return (walk.lastRequests, walk.words(of: walk.lastRequests, besides: answers))
            }
            let pages = [Situation.Act(page, outcome)]
            let (usual, again) = (try await asked(after: []), try await asked(after: pages))
            if again.calls.holdsTheSame(as: usual.calls) { continue }
            let (alike, alikeAgain) = (
                try await asked(after: [], alike: true), try await asked(after: pages, alike: true)
            )
            let isCursor = again.words == usual.words && alikeAgain.calls.holdsTheSame(as: alike.calls)
            let names = "“\(outline.events[page].name)” after “\(outline.events[refresh].name)”"
            let text =
                "\(names) asked \(usual.calls.text), but once a page had come (\(outcome)) it asked \(again.calls.text)."
            guard expect(isCursor, text) else { return false }
        }
        return true
    }

    /// Whether a page can still be asked for if another event, such as one that asks for the list again, came while a
    /// page was under way; expects that it can.
    ///
    /// A list that has come to its end need not go on.
    func goesOn(with page: Int, interruptedBy event: Int, in outline: Outline) async throws -> Bool {
        guard !outline.needsTrouble(event) else { return true }
        func asked(after pages: Int, underWay isUnderWay: Bool) async throws -> (walk: Walk, calls: [SeenCall])? {
            let acts = Array(repeating: Situation.Act(page, .success), count: pages)
            let walk = try await startWalk(after: outline.leadIn(to: page) + acts, Numbering(tellsEqualApart: false))
            if isUnderWay { await walk.fire(page) }
            guard walk.canCause(event) else { return nil }
            await walk.fire(event)
            await walk.answerAll()
            guard walk.isDone, walk.canCause(page) else { return nil }
            await walk.fire(page)
            return (walk, walk.lastRequests)
        }
        for pages in 0...1 {
            guard let usual = try await asked(after: pages, underWay: false), !usual.calls.isEmpty else { return true }
        }
        guard let now = try await asked(after: 0, underWay: true) else { return true }
        let names = ("“\(outline.events[event].name)”", "“\(outline.events[page].name)”")
        let text = "\(names.0) came while a page was under way. After that, \(names.1) asked for nothing any more."
        return expect(!now.calls.isEmpty, in: now.walk, text)
    }

    /// Whether an event that is no page, and asks for the page that comes next, adds it to what is there; expects that
    /// it does.
    ///
    /// - Returns: `nil` if it asks for something else.
    func begins(by refresh: Int, withoutThePage page: Int, in outline: Outline) async throws -> Bool? {
        guard !outline.addsUp(refresh), outline.comesAgain(refresh), !outline.needsTrouble(refresh) else { return nil }
        let next = try await asks([], then: page, in: outline)
        let first = try await startWalk(after: outline.opening, Numbering(tellsEqualApart: false))
        let known = first.requests().map(SeenCall.init)
        let shown = first.content
        guard !next.isEmpty, !next.contains(where: known.contains), first.canCause(refresh) else { return nil }
        await first.fire(refresh)
        guard first.lastRequests.holdsTheSame(as: next) else { return nil }
        // A user may also go to the second page by its number.
        let later = try await asks([.init(page, .success)], then: refresh, in: outline)
        if later.holdsTheSame(as: next) { return nil }
        await first.answerAll()
        let left = first.lastSeen()
        let gone = shown.filter { kind, texts in
            left[kind].map { first.parts(of: $0, from: first.answers).isDisjoint(with: texts) } ?? false
        }
        let names = ("“\(outline.events[refresh].name)”", "“\(outline.events[page].name)”")
        let text = "\(names.0) asked for the page that \(names.1) asks for next, and this was gone then:"
        return expect(none: gone.values.flatMap(\.self).sorted(), in: first, text)
    }

    /// Whether a page is asked for with the words of the list that it continues, such as a query; expects that it is.
    ///
    /// - Parameters:
    ///   - page: The event that asks for a page.
    ///   - list: The event that asks for a list in place of the first one.
    ///   - outline: What the module offers.
    /// - Returns: `nil` if the list is asked for by another method, or if its page says what the first list's page does
    ///   not say.
    func continues(_ list: Int, with page: Int, in outline: Outline) async throws -> Bool? {
        guard !outline.addsUp(list), !outline.needsTrouble(list), !outline.appearing.contains(list) else { return nil }
        let opening = try await startWalk(after: outline.opening)
        let first = opening.questions()
        let known = first.map(SeenCall.init)
        let usual = try await asks([], then: page, in: outline)
        let asked = try await asks([], then: list, in: outline)
        let again = try await asks([.init(list, .success)], then: page, in: outline)
        guard try await replaces(list, inPlaceOf: opening), !asked.allSatisfy(known.contains) else {
            return nil
        }
        guard let begun = first.last, asked.count == 1, usual.count == 1, again.count == 1 else { return nil }
        let calls = [begun, usual[0].call, asked[0].call, again[0].call]
        guard calls.allSatisfy({ $0.member == begun.member }) else { return nil }
        let arguments = calls.map(\.arguments)
        let isForgotten = arguments[2].indices.contains { place in
            guard arguments.allSatisfy({ $0.indices.contains(place) }) else { return false }
            let own = arguments[2][place]
            let words = arguments.map { "\($0[place])".split(whereSeparator: \.isNumber) }
            // Whether the list is asked for again, and since which answer, is no concern of its pages.
            let isMark = words[0] == ["nil"] && Leaves.of(own).contains { opening.comes($0, from: opening.answers) }
            if own is Bool || isMark { return false }
            return !words[2].isEmpty && words[0] != words[2] && words[0] == words[1] && words[0] == words[3]
        }
        guard isForgotten else { return nil }
        let names = ("“\(outline.events[page].name)”", "“\(outline.events[list].name)”")
        let text = "\(names.0) after \(names.1) asked \(again.text), as if \(names.1) had not asked \(asked.text)."
        return expect(false, text)
    }

    /// Whether no page is asked for with the words of another list, such as a query, if that list could not be loaded and
    /// what was there before is still shown; expects that none is.
    ///
    /// - Returns: `nil` if the list cannot fail, is asked for by another method, or says nothing of its own.
    func staysWithTheList(_ page: Int, whenItFails list: Int, in outline: Outline) async throws -> Bool? {
        guard !outline.addsUp(list), !outline.needsTrouble(list), !outline.appearing.contains(list) else { return nil }
        let begun = try await startWalk(after: outline.opening).questions().map(SeenCall.init)
        let (usual, asked) = (try await asks([], then: page, in: outline), try await asks([], then: list, in: outline))
        guard asked.count == 1, usual.count == 1, begun.contains(where: { $0.call.member == asked[0].call.member })
        else {
            return nil
        }
        func words(_ calls: [SeenCall]) -> Set<Substring> {
            Set(calls.flatMap { Leaves.of($0.call.call) }.flatMap { $0.split { !$0.isLetter } })
        }
        let own = words(asked).subtracting(words(begun + usual))
        guard !own.isEmpty else { return nil }
        let walk = try await startWalk(for: page, in: outline, Numbering(tellsEqualApart: false))
        let content = walk.content
        await walk.fire(list)
        await walk.answerAll(.failure)
        guard !content.isEmpty, walk.isDone, walk.failures.hasFailed, walk.content == content,
            walk.canCause(page)
        else { return nil }
        await walk.fire(page)
        let now = walk.lastRequests
        let isOther = now.contains { call in
            call.call.member == usual[0].call.member && call != asked[0]
                && !own.isDisjoint(with: words([call]))
        }
        let names = ("“\(outline.events[page].name)”", "“\(outline.events[list].name)”")
        let text =
            "\(names.1) failed and left the list before it on the view. \(names.0) then asked \(now.text)."
        return expect(!isOther, in: walk, text)
    }

    /// Whether nothing that a module has shown of its answers is left once an event has brought something else.
    private func replaces(_ list: Int, inPlaceOf walk: Walk) async throws -> Bool {
        let answers = walk.answers
        let old = walk.shownOf(answers).values.reduce(into: Set()) { $0.formUnion($1) }
        await walk.fire(list)
        await walk.answerAll()
        let new = Set(walk.lastSeen().values.flatMap { Leaves.of($0.call.call) })
        return walk.isDone && !old.isEmpty && old.isDisjoint(with: new)
    }
}

extension LoggedCall {
    /// What each argument is, or each property of the only one.
    var arguments: [Any] {
        var values = Mirror(reflecting: call).children.map(\.value)
        while values.count == 1, [.tuple, .struct].contains(Mirror(reflecting: values[0]).displayStyle) {
            let parts = Mirror(reflecting: values[0]).children.map(\.value)
            guard !parts.isEmpty else { break }
            values = parts
        }
        return values
    }
}
