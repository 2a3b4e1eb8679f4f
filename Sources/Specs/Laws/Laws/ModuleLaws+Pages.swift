import Testing
import VIPERSpies

extension ModuleLaws {
    static let pages: [Requirement] = [
        Requirement(
            "LAW-40",
            .should,
            "Each page that is asked for is the next one: none is asked for twice, and none is left out.",
            source: "fault class: a page number that stands still once, or moves on twice",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            var hasLooked = false
            for page in outline.ordinary where outline.addsUp(page) && outline.asking.contains(page) {
                // NB: how far a page moves on may depend on how many rows came, so answers that are all alike are tried, too;
                // with these alone, who leaves out rows that are there would not move on.
                let (own, alike) = (
                    try await trial.pages(by: page, in: outline),
                    try await trial.pages(by: page, number: 0, in: outline)
                )
                guard let own, let alike else { continue }
                hasLooked = true
                let text = "“\(outline.events[page].name)”, one time after the other, asked for these: \(own.calls)."
                guard trial.expect(own.isEven || alike.isEven, text) else { return }
            }
            if !hasLooked { throw NotApplicable("No pages are asked for by their number.") }
        }
    ]
}

/// What asked for pages, one after the other.
private struct Pages {
    let calls: [LoggedCall]
    let numbers: [Int]

    /// Whether it is as far from each page to the next.
    var isEven: Bool { Set(zip(numbers.dropFirst(), numbers).map(-)).count == 1 }
}

extension Trial<ModuleLaws> {
    /// How often a page is asked for.
    private static var times: Int { 4 }

    /// What asks for one page after the other, each answered well before the next.
    ///
    /// - Parameters:
    ///   - page: The event that asks for a page.
    ///   - number: Tells the answers from others, if not the number of each question.
    ///   - outline: What the module offers.
    /// - Returns: `nil` unless a number in the calls says which page it is, and that number is none of the answers', as the
    ///   place to go on from is.
    fileprivate func pages(by page: Int, number: Int? = nil, in outline: Outline) async throws -> Pages? {
        let walk = try await startWalk()
        for act in outline.leadIn(to: page) {
            await walk.fire(act.event)
            await walk.answerAll(with: act.outcome, number: number)
        }
        let before = walk.questions()
        var asked: [LoggedCall] = []
        for _ in 0..<Self.times {
            await walk.fire(page)
            asked += walk.questions(since: walk.eventStart)
            await walk.answerAll(number: number)
        }
        guard let member = asked.first?.member else { return nil }
        let first = before.filter { $0.member == member }
        let later = asked.filter { $0.member == member }
        let isAlike = first.count == 1 && Self.numbers(in: first[0].text).count == Self.numbers(in: later[0].text).count
        let calls = (isAlike ? first : []) + later
        let rows = calls.map { Self.numbers(in: $0.text) }
        guard later.count >= Self.times, Set(rows.map(\.count)).count == 1 else { return nil }
        let columns = rows[0].indices.map { column in rows.map { $0[column] } }.filter { Set($0).count > 1 }
        guard let numbers = columns.first, columns.count == 1 else { return nil }
        // NB: a number inside a text, such as a title, is no place to go on from.
        let answered = walk.answers.flatMap { answer in
            answer.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                .flatMap { $0.isMultiple(of: 2) ? Self.numbers(in: $1) : [] }
        }
        return numbers.dropFirst().allSatisfy(answered.contains) ? nil : Pages(calls: calls, numbers: numbers)
    }

    private static func numbers(in text: some StringProtocol) -> [Int] {
        text.split { !$0.isNumber }.compactMap { Int($0) }
    }
}
