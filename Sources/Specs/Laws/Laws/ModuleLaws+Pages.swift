extension ModuleLaws {
    static let pages: [Requirement] = [
        Requirement(
            "LAW-40",
            .should,
            "Each page that is asked for is the next one: none is asked for twice, and none is left out.",
            source: "fault class: a page number that is once not advanced, or is advanced twice",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            var hasLooked = false
            for page in outline.ordinary where outline.addsUp(page) && outline.asking.contains(page) {
                for look in [trial.countsOnce, trial.addsOnce, trial.goesBackToNone] {
                    let isRight = try await look(page, outline)
                    hasLooked = hasLooked || isRight != nil
                    guard isRight != false else { return }
                }
                for list in outline.others(than: page) where outline.asking.contains(list) && !outline.addsUp(list) {
                    let isCounted = try await trial.leavesNoneOut(page, before: list, in: outline)
                    hasLooked = hasLooked || isCounted != nil
                    guard isCounted != false else { return }
                }
                // How far a page moves on may depend on how many rows came, so equal answers are tried, too. With these
                // alone, a module that leaves out rows that are there already would not move on.
                let (own, alike) = (
                    try await trial.pages(by: page, in: outline),
                    try await trial.pages(by: page, Numbering(givesTheSame: true), in: outline)
                )
                guard let own, let alike else { continue }
                hasLooked = true
                let text = "“\(outline.events[page].name)”, one time after the other, asked for these: \(own.calls)."
                guard trial.expect(own.isEven || alike.isEven, in: own.walk, text) else { return }
                guard try await trial.goesOn(with: page, after: own, in: outline) else { return }
            }
            if !hasLooked { throw NotApplicable("No pages are asked for, or they say nothing of which page it is.") }
        }
    ]
}

/// The requests for pages, one after the other.
private struct Pages {
    let walk: Walk
    let calls: [LoggedCall]
    let numbers: [Int]
    /// The numbers of all pages that were asked for, including those that were loaded ahead once another was there.
    let all: [Int]

    /// Whether the pages are evenly spaced.
    var isEven: Bool { [numbers, all].contains { Set(zip($0.dropFirst(), $0).map(-)).count == 1 } }
}

extension Trial<ModuleLaws> {
    /// How often a page is asked for.
    private static var times: Int { 4 }

    /// The requests for one page after the other, each answered well before the next.
    ///
    /// - Parameters:
    ///   - page: The event that asks for a page.
    ///   - numbering: The numbers to make the answers from.
    ///   - outline: What the module offers.
    /// - Returns: `nil` unless a number in the calls says which page it is, and that number does not come from the
    ///   answers, as a cursor does.
    fileprivate func pages(
        by page: Int,
        _ numbering: Numbering = Numbering(),
        in outline: Outline
    ) async throws -> Pages? {
        let walk = try await startWalk(for: page, in: outline, numbering)
        let before = walk.callCount
        var asked: [LoggedCall] = []
        for _ in 0..<Self.times {
            await walk.fire(page)
            asked += walk.questions(since: walk.eventStart)
            await walk.answerAll()
        }
        // The place to continue from may also depend on how many rows a stream has brought.
        guard let question = asked.first, !walk.readsStreams else { return nil }
        let isPage = question.differsOnlyInNumbers
        let (first, later) = (walk.questions(until: before).filter(isPage), asked.filter(isPage))
        guard later.count >= Self.times else { return nil }
        let calls = (first.count == 1 ? first : []) + later
        let rows = calls.map { $0.text.numbers }
        let columns = rows[0].indices.filter { column in Set(rows.map { $0[column] }).count > 1 }
        guard let column = columns.first, columns.count == 1 else { return nil }
        let numbers = rows.map { $0[column] }
        let all = walk.questions(since: first.count == 1 ? 0 : before).filter(isPage)
            .map { $0.text.numbers[column] }
        // A number inside a text, such as a title, is no place to continue from.
        let answered = walk.answers.flatMap { answer in
            answer.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                .flatMap { $0.isMultiple(of: 2) ? $1.numbers : [] }
        }
        if numbers.dropFirst().allSatisfy(answered.contains) { return nil }
        return Pages(walk: walk, calls: calls, numbers: numbers, all: all)
    }

    /// Whether the next page is not one that is there already, after the list was asked for again and that failed.
    ///
    /// A module that then starts over, and shows the rows of the first page alone, has asked for the right page.
    fileprivate func goesOn(with page: Int, after pages: Pages, in outline: Outline) async throws -> Bool {
        for refresh in outline.others(than: page) where outline.asking.contains(refresh) && !outline.addsUp(refresh) {
            let walk = try await startWalk(after: outline.leadIn(to: page) + [.init(page, .success)])
            let asked = walk.questions().filter(pages.calls[0].differsOnlyInNumbers)
            await walk.fire(refresh)
            let isAsked = walk.questions(since: walk.eventStart).contains(where: pages.calls[0].differsOnlyInNumbers)
            guard isAsked else { continue }
            await walk.answerAll(.failure)
            let before = walk.lastSeen()
            await walk.fire(page)
            let again = walk.questions(since: walk.eventStart).filter(asked.contains)
            let start = walk.callCount
            await walk.answerAll()
            let isAdded = walk.calls(.view, since: start).contains { call in
                guard let rows = before[walk.stage.kind(of: call)].map({ Leaves.of($0.call.call) }) else {
                    return false
                }
                let shown = Leaves.of(call.call)
                return !rows.isEmpty && shown.count > rows.count && Set(rows).isSubset(of: shown)
            }
            let names = "“\(outline.events[refresh].name)” failed, and then “\(outline.events[page].name)”"
            guard expect(none: isAdded ? again : [], "\(names) asked for what was there:") else { return false }
        }
        return true
    }
}

extension LoggedCall {
    /// Whether another call differs from it at most in its numbers.
    func differsOnlyInNumbers(from other: LoggedCall) -> Bool {
        func words(_ call: LoggedCall) -> [Substring] { call.text.split(whereSeparator: \.isNumber) }
        return member == other.member && words(self) == words(other) && text.numbers.count == other.text.numbers.count
    }
}

extension StringProtocol {
    /// The numbers in it, in their order.
    var numbers: [Int] { split { !$0.isNumber }.compactMap { Int($0) } }

    /// What it says beside the numbers in it, and beside each hyphen, which may be their sign.
    var besideNumbers: String { String(filter { !$0.isNumber && $0 != "-" }) }
}
