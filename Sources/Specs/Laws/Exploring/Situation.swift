/// What a patient user does with a module: events, each answered in a stated way before the next.
struct Situation {
    /// An event, and how the questions that come of it are answered.
    struct Act: Equatable {
        let event: Int
        /// How each question is answered; the last outcome is for all further ones as well.
        let outcomes: [Outcome]
        /// Whether no time passes before the next event.
        var isHurried = false

        init(_ event: Int, _ outcomes: Outcome...) {
            self.init(event, outcomes)
        }

        init(_ event: Int, _ outcomes: [Outcome]) {
            (self.event, self.outcomes) = (event, outcomes)
        }

        /// An event whose questions are answered well, with no time passing before the next event.
        static func hurried(_ event: Int) -> Act {
            var act = Act(event, .success)
            act.isHurried = true
            return act
        }

        /// Returns how a question is answered, by its position.
        func outcome(of question: Int) -> Outcome {
            outcomes[min(question, outcomes.count - 1)]
        }
    }

    /// What is done before the situation begins.
    let leadIn: [Act]
    let acts: [Act]

    /// Whether one event fails several times in a row.
    var isStubborn: Bool {
        acts.count > 2 && acts.allSatisfy { $0.outcomes == [.failure] && $0.event == acts[0].event }
    }

    /// Whether no question fails.
    var isWell: Bool { !(leadIn + acts).contains { $0.outcomes.contains(.failure) } }

    /// Whether another situation differs only in answers that nobody asks for.
    ///
    /// - Parameters:
    ///   - other: The other situation.
    ///   - answers: How many answers each event of this one has taken.
    func comesToTheSame(as other: Situation, with answers: [Int]) -> Bool {
        leadIn == other.leadIn && acts.count == other.acts.count
            && acts.indices.allSatisfy { acts[$0].comesToTheSame(as: other.acts[$0], with: answers[$0]) }
    }
}

extension Situation.Act {
    /// Whether another act differs only in answers after the first few.
    fileprivate func comesToTheSame(as other: Self, with answers: Int) -> Bool {
        event == other.event && isHurried == other.isHurried
            && (0..<answers).allSatisfy { outcome(of: $0) == other.outcome(of: $0) }
    }
}

extension [Situation.Act] {
    /// Whether every question is answered with success.
    var isWell: Bool { allSatisfy { $0.outcomes == [.success] } }
}

extension Outline {
    /// The situations that every law looks at.
    ///
    /// Each event comes with each outcome, with one failure or one empty answer among several, with a failure after which
    /// everything comes to nothing, and with an empty answer after which everything fails. It comes twice, with at least
    /// one success, and with three failures in a row, and after each other event. If something waits for time to pass
    /// after an event, each event comes before that time is over. Finally, all events come in the order in which they
    /// are declared.
    var situations: [Situation] {
        events.indices.flatMap(alone) + ordinary.filter(comesAgain).flatMap(twice) + pairs + inTime + scripts
    }

    private func alone(_ event: Int) -> [Situation] {
        let all =
            outcomes(of: event).map { [$0] } + one(.empty, of: event, then: .success)
            + one(.empty, of: event, then: .failure) + one(.failure, of: event, then: .success)
            + one(.failure, of: event, then: .empty)
        return all.map { Situation(leadIn: leadIn(to: event), acts: [.init(event, $0)]) }
    }

    /// An event of whose questions one fails: the first, the second, and so on.
    func singleFailures(of event: Int) -> [Situation] {
        one(.failure, of: event, then: .success).map { Situation(leadIn: leadIn(to: event), acts: [.init(event, $0)]) }
    }

    /// An event whose first questions succeed, and whose further ones all fail: a module that tries again by itself may
    /// say only then that it has failed.
    func laterFailures(of event: Int) -> [Situation] {
        one(.failure, of: event, then: .failure, from: 1)
            .map { Situation(leadIn: leadIn(to: event), acts: [.init(event, $0)]) }
    }

    /// The outcomes of an event of whose questions one, the first, the second and so on, is not a success.
    ///
    /// - Parameters:
    ///   - outcome: The outcome of that question.
    ///   - event: The event.
    ///   - rest: The outcome of what is asked later, such as for a copy.
    ///   - start: The place of the first of these questions.
    private func one(_ outcome: Outcome, of event: Int, then rest: Outcome, from start: Int = 0) -> [[Outcome]] {
        guard Set(outcomes(of: event)).isSuperset(of: [outcome, rest]) else { return [] }
        return (start...lastPlace(of: event)).map { place in
            Array(repeating: Outcome.success, count: place) + [outcome, rest]
        }
    }

    /// The place of the last question of an event at which a failure is looked at; the first one has the place 0.
    private func lastPlace(of event: Int) -> Int { min(max(chains[event, default: 0], 1), 5) }

    private func twice(_ event: Int) -> [Situation] {
        let others = outcomes(of: event).filter { $0 != .success }
        let pairs =
            [(.success, .success)] + others.flatMap { [(.success, $0), ($0, .success)] } as [(Outcome, Outcome)]
        // Some modules count failures, such as those of a PIN, and do something else after the second or the third.
        let row = others.contains(.failure) ? [Array(repeating: Situation.Act(event, .failure), count: 3)] : []
        // The second time, a question behind another one, such as one for a permission, may fail as well.
        let isChain = chains[event, default: 0] > 0
        let later = (isChain ? one(.failure, of: event, then: .success, from: 1) : [])
            .map { [Situation.Act(event, .success), .init(event, $0)] }
        let series = pairs.map { [Situation.Act(event, $0), .init(event, $1)] } + later + row
        return series.map { Situation(leadIn: leadIn(to: event), acts: $0) }
    }

    private var pairs: [Situation] {
        ordinary.flatMap { first in
            events.first.filter { $0 != events.origin(of: first) && !appearing.contains($0) }.flatMap { second in
                var pairs: [(Outcome, Outcome)] = [(.success, .success)]
                for outcome in outcomes(of: first) where outcome != .success { pairs.append((outcome, .success)) }
                for outcome in outcomes(of: second) where outcome != .success { pairs.append((.success, outcome)) }
                let leadIn = leadIn(to: [first, second])
                return pairs.map { Situation(leadIn: leadIn, acts: [.init(first, $0), .init(second, $1)]) }
            }
        }
    }

    /// Each two events with no time passing in between, such as an undo while there is something to undo.
    ///
    /// What the first asks for after its pause is answered with the second, and may fail; that nothing is found is no
    /// matter of time.
    private var inTime: [Situation] {
        ordinary.filter(awaitingTime.contains).flatMap { first in
            events.first.filter { !appearing.contains($0) }.flatMap { second in
                let outcomes = Set(outcomes(of: first) + outcomes(of: second)).subtracting([.empty])
                return outcomes.inOrder.map { outcome in
                    Situation(leadIn: leadIn(to: [first, second]), acts: [.hurried(first), .init(second, outcome)])
                }
            }
        }
    }

    private var scripts: [Situation] {
        allOutcomes.flatMap { outcome in
            Script(self).endings.map { Situation(leadIn: [], acts: $0.map { .init($0, outcome) }) }
        }
    }
}

extension Trial<ModuleLaws> {
    /// Plays a situation on a fresh module.
    func play(_ situation: Situation, _ numbering: Numbering = Numbering()) async throws -> Walk {
        try await startWalk(after: situation.leadIn + situation.acts, numbering)
    }
}

extension Walk {
    /// Plays acts, each answered before the next.
    ///
    /// - Parameters:
    ///   - acts: The acts.
    ///   - number: The number to make all answers from, if not that of each question.
    ///   - isHurried: Whether no time passes in between.
    func go(_ acts: [Situation.Act], number: Int? = nil, hurried isHurried: Bool = false) async {
        for act in acts {
            await fire(act.event, hurried: isHurried || act.isHurried)
            await answerAll(with: act.outcome, number: number, hurried: isHurried || act.isHurried)
        }
    }

    /// Plays an act if a user can cause its event; returns whether they can.
    func attempt(_ act: Situation.Act) async -> Bool {
        guard canCause(act.event) else { return false }
        await go([act])
        return true
    }
}
