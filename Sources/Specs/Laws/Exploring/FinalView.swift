/// What is seen of a module at the end of an order: the last call of each kind on its views.
struct FinalView {
    /// The questions that were asked and the events that were not possible, in no order.
    let asked: [String]
    /// The texts of the questions in no order, and of those that failed, if they have to be the same.
    private let questions: [String]
    /// The streams and the rounds of polling that were cancelled, in no order: what they would have brought is missing.
    private let unread: [String]
    /// The questions whose callers were cancelled, in no order.
    private let cancelled: [String]
    /// Whether values add up in the order in which they arrive: a stream brings them, they were asked for by equal
    /// commands, or the events say so.
    private let addsUp: Bool
    private let last: [String: SeenCall]
    /// What all calls of a kind said, if that is compared.
    private let leaves: [String: Set<String>]
    /// The kinds of which a call has said all that the one before said and more, as a list does to which a page was added.
    private let whole: Set<String>
    /// What calls of other kinds said after the last call of each kind, if streams were read.
    private let addedLater: [String: Set<String>]
    /// The kinds of the calls that told the view something last.
    private let newest: Set<String>
    /// The kinds of the calls that came before an answer.
    private let hoped: Set<String>
    /// The kinds of the calls that came with an answer.
    private let answered: Set<String>
    /// The kinds that replace nothing, if everything that was asked is a command: each tells how one of them went.
    private let reports: Set<String>
    /// The kinds that replace nothing.
    private let passing: Set<String>
    /// The kinds of the calls whose words were on the screens that the stage looks at, which may have changed since.
    private let drawn: Set<String>
    /// The kinds whose last call says that an indicator is off.
    private let off: Set<String>
    /// The kinds of the calls that came as time passed.
    private let timed: Set<String>
    /// How much time has passed.
    private let time: Duration

    /// Looks at the end of an order.
    ///
    /// - Parameters:
    ///   - walk: The order.
    ///   - start: How many calls there were before its events.
    ///   - comparison: How it is compared with others; what is costly and not compared is left out.
    ///   - addsUp: Whether the answers to its events add up.
    @MainActor
    init(_ walk: Walk, since start: Int = 0, for comparison: Comparison, addsUp: Bool = false) {
        // Once a stream has brought a value, a question may be answered from a later state.
        asked = walk.asked.sorted() + walk.impossible.sorted() + walk.askedSince.sorted()
        // A tap on the first row means another one, and another one fails, if an answer comes later.
        let texts = walk.questions().map(\.text) + walk.failures.texts.map { "failure of \($0)" }
        self.questions =
            comparison.needsTheSameQuestions ? (texts.map(Numbering.words) + walk.askedWords).sorted() : []
        // A module that never stops asking was stopped at some point, so every cancelled question counts.
        let isOver = walk.isDone
        unread = walk.cancelled.filter { !isOver || $0.held.isStream || $0.isAnotherRound }.map(\.id).sorted()
        cancelled = walk.cancelled.map(\.id).sorted()
        let questions = walk.questions(since: start)
        let areCommands = !questions.isEmpty && questions.allSatisfy(walk.isCommand)
        // Two equal additions cannot be told apart.
        let areAlike = areCommands && questions.dropFirst().allSatisfy { SeenCall($0) == SeenCall(questions[0]) }
        self.addsUp = addsUp || walk.readsStreams || areAlike
        let states = walk.stage.states
        func kind(_ call: LoggedCall) -> String { walk.stage.kind(of: call, pairing: states) }
        let told = walk.callsOnViews.map { (place: $0.place, call: $0.call, kind: kind($0.call)) }
        let shown = told.map { ($0.kind, $0.call) } + walk.stage.shownOnScreens.map { (kind($0), $0) }
        last = Dictionary(shown) { $1 }.mapValues(SeenCall.init)
        let newestStep = told.last.flatMap { call in walk.steps.last { $0.start <= call.place } }
        newest = Set(newestStep.map { step in told.filter { $0.place >= step.start }.map(\.kind) } ?? [])
        func kinds(in steps: [Step], where isMeant: (LoggedCall) -> Bool = { _ in true }) -> Set<String> {
            let calls = told.filter { call in steps.contains { $0.start <= call.place && call.place < $0.end } }
            return Set(calls.filter { isMeant($0.call) }.map(\.kind))
        }
        let indicators = walk.stage.balances.filter(\.isBusy)
        answered = kinds(in: walk.steps.filter(\.isAnswer))
        timed = kinds(in: walk.steps.filter { if case .time = $0.act { true } else { false } })
        time = walk.stage.clock.sleeping.now.offset
        // A state that says what is under way is not shown in the hope of a success.
        hoped = kinds(in: walk.steps.filter { !$0.isAnswer }) { call in
            !indicators.contains { $0.begin.state != nil && $0.isBegun(by: call) }
        }
        let passing = Set(told.filter { walk.stage.isPassing($0.call) }.map(\.kind))
        self.passing = passing
        reports = areCommands ? passing : []
        drawn = Set(last.filter { walk.isDrawn($1) }.keys)
        off = Set(last.filter { _, seen in indicators.contains { $0.isJustEnded(by: seen.call) } }.keys)
        addedLater = walk.readsStreams ? Self.addedLater(to: last.keys, by: told.map { ($0.kind, $0.call) }) : [:]
        let compared = comparison == .content ? told : told.filter { passing.contains($0.kind) }
        let said = Dictionary(grouping: compared, by: \.kind).mapValues { $0.map { Set(Leaves.of($0.call.call)) } }
        leaves = said.mapValues { $0.reduce(into: []) { $0.formUnion($1) } }
        whole = Set(said.filter { zip($1, $1.dropFirst()).contains { !$0.isEmpty && $0.isStrictSubset(of: $1) } }.keys)
    }

    /// What has to be the same in another order, so that the two can be compared.
    ///
    /// - Parameter comparison: How final views are compared; answers add up only if they are given.
    func situation(for comparison: Comparison) -> [String] {
        asked + (comparison == .content ? cancelled : unread).map { "\($0) cancelled" }
            + questions
    }

    /// The first difference between what two final views show; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - other: The final view to compare with.
    ///   - comparison: What counts as a difference.
    ///   - changes: What only one view may show, since it was asked for before or after a command changed it.
    func difference(
        from other: FinalView,
        _ comparison: Comparison,
        but changes: [String: Change] = [:]
    ) -> Difference? {
        for kind in Set(last.keys).union(other.last.keys).sorted() {
            let (mine, others) = (last[kind], other.last[kind])
            let (isCommon, isWhole) = (mine != nil && others != nil, whole.union(other.whole).contains(kind))
            let isEqual =
                mine == others || addsUp && mine?.holdsTheSame(as: others) == true
                || isMadeUp(kind, in: other) || countsOn(kind, in: other)
                || drawn.intersection(other.drawn).contains(kind)
                || changes[kind]?.isAll(of: mine, besides: others) == true
                || reports.intersection(other.reports).contains(kind)
                // It does not matter which of two alerts comes first.
                || passing.contains(kind) && leaves[kind] == other.leaves[kind]
                // An alarm at the end of a wait comes only if that much time has passed.
                || passing.union(other.passing).contains(kind) && !isCommon && time != other.time
                    && timed.union(other.timed).contains(kind)
                // An indicator that is off is as good as one that never came, such as after too short a wait.
                || !isCommon && off.union(other.off).contains(kind)
            let isSame =
                switch comparison {
                case .everything: isEqual
                case .commonKinds: !isCommon || isEqual
                case .newestKinds: !isCommon || isEqual || !newest.union(other.newest).contains(kind)
                case .newestKindsBesides(let words):
                    !isCommon || isEqual || !newest.union(other.newest).contains(kind)
                        || [mine, others].contains { $0.map { says($0, oneOf: words) } == true }
                case .hopes:
                    !isCommon || isEqual || !hoped.union(other.hoped).contains(kind) || !other.answered.contains(kind)
                case .content where isWhole: mine?.holdsTheSame(as: others) ?? (others == nil)
                case .content: leaves[kind] == other.leaves[kind]
                case .nothing: true
                }
            if isSame { continue }
            if comparison == .content, !isWhole {
                return Difference(
                    seen: "\(kind) of \(leaves[kind, default: []].sorted())",
                    other: "\(kind) of \(other.leaves[kind, default: []].sorted())"
                )
            }
            return Difference(
                seen: mine.map(String.init(describing:)) ?? "no \(kind)",
                other: others.map(String.init(describing:)) ?? "no \(kind)"
            )
        }
        return nil
    }

    /// Whether a call is one of some words, or says one.
    private func says(_ seen: SeenCall, oneOf words: Set<String>) -> Bool {
        words.contains(seen.description) || !seen.words.isDisjoint(with: words)
    }

    /// Whether calls of other kinds have added what only one of two last calls of a kind says, such as a row below a
    /// list that came before it.
    private func isMadeUp(_ kind: String, in other: FinalView) -> Bool {
        guard let added = addedLater[kind], let othersAdded = other.addedLater[kind],
            let mine = last[kind].map({ Set(Leaves.of($0.call.call)).subtracting(["[]"]) }),
            let others = other.last[kind].map({ Set(Leaves.of($0.call.call)).subtracting(["[]"]) }), mine != others
        else { return false }
        return others.subtracting(mine).isSubset(of: added) && mine.subtracting(others).isSubset(of: othersAdded)
            && mine.symmetricDifference(others).isDisjoint(with: ["true", "false"])
    }

    /// Whether two last calls of a kind differ only in numbers, such as the seconds that are left, after different
    /// times.
    private func countsOn(_ kind: String, in other: FinalView) -> Bool {
        guard time != other.time, timed.union(other.timed).contains(kind), let mine = last[kind]?.call,
            let others = other.last[kind]?.call
        else { return false }
        let texts = [mine, others].map { Leaves.of($0.call).map(\.besideNumbers) }
        return mine.face == others.face && texts[0] == texts[1]
    }

    /// Returns what calls of other kinds said after the last call of each kind.
    private static func addedLater(
        to kinds: some Sequence<String>,
        by told: [(kind: String, call: LoggedCall)]
    ) -> [String: Set<String>] {
        Dictionary(
            uniqueKeysWithValues: kinds.map { name in
                let later = told[(told.lastIndex { $0.kind == name } ?? told.endIndex)...].dropFirst()
                return (name, Set(later.flatMap { Leaves.of($0.call.call) }))
            }
        )
    }

    /// One thing that two final views show differently.
    struct Difference: Equatable, CustomStringConvertible {
        let seen: String
        let other: String

        var description: String { "\(seen) instead of \(other)" }
    }

    /// What counts as a difference.
    enum Comparison: Equatable {
        /// A last call that differs or is missing.
        case everything
        /// A last call that differs, where both have one.
        case commonKinds
        /// A last call that differs, where both have one and one of them is the last that was seen.
        case newestKinds
        /// As `newestKinds`, unless one of the calls says one of these words, or is one of these calls.
        case newestKindsBesides(Set<String>)
        /// A last call that differs, where both have one and it was called before an answer as well as with one.
        case hopes
        /// Content that differs in all calls of a kind, whatever its order.
        case content
        /// Nothing but what the consumer named as an invariant.
        case nothing

        /// Whether what events have added up to is compared, and not what was told of failures on the way.
        var isOfContent: Bool { self != .nothing && self != .hopes }

        /// Whether the questions have to be the same, word for word.
        ///
        /// An event that asks for what comes after the content asks the same twice while it waits.
        fileprivate var needsTheSameQuestions: Bool {
            switch self {
            case .newestKinds, .newestKindsBesides, .content: true
            default: false
            }
        }
    }
}

extension Walk {
    /// The first difference between what is seen at the end of this walk and of another; `nil` if there is none.
    func difference(from other: Walk, by comparison: FinalView.Comparison) -> FinalView.Difference? {
        FinalView(self, for: comparison).difference(from: FinalView(other, for: comparison), comparison)
    }
}
