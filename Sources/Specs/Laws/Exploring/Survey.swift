import Testing

/// The results of all situations, played once for all laws that look at each situation by itself.
@MainActor
final class Survey {
    /// The faults that were found, by the ids of the laws.
    private(set) var faults: [String: (situation: Situation, text: String)] = [:]
    /// What was declared and has not happened.
    private(set) var missing: Missing
    /// The events that led away from the screen.
    private(set) var exits: Set<Int> = []
    /// The states that have never ended, each with the situation of one event in which it began.
    private(set) var endlessStates: [(state: Balance, situation: Situation?)] = []
    /// The states that several failures in a row have begun, that no single event has begun, and that have never ended,
    /// each with its situation.
    var statesOfManyFailures: [(state: Balance, situation: Situation)] {
        stubborn.filter { late in
            !begunAlone.contains(late.state.begin) && endlessStates.contains { $0.state.begin == late.state.begin }
        }
    }
    private var stubborn: [(state: Balance, situation: Situation)] = []
    private var begunAlone: [LoggedCall] = []
    /// The situations in which states were left on that time would have ended, each with these states.
    private(set) var statesLeftOn: [(states: [Balance], situation: Situation)] = []
    /// The first situation in which something was called.
    private(set) var sample: Situation?
    /// What views were told while all was well.
    private(set) var shownWell: [SeenCall] = []
    /// What they were told while all was well and the user waited for each pause to end.
    private(set) var shownPatiently: [SeenCall] = []

    /// The words that views were told after failures.
    private var wordsAfterFailures: Set<String> = []

    /// The words that views are told after failures alone, such as those of a message, and the calls that begin states
    /// only then.
    var wordsOfFailure: Set<String> {
        wordsAfterFailures.subtracting(shownWell.flatMap(\.words)).subtracting(shownWell.map(\.description))
    }

    init(_ outline: Outline) {
        missing = Missing(outline)
        missing.events.subtract(outline.active)
        endlessStates = outline.balances.filter { !$0.isBusy }.map { ($0, nil) }
    }

    fileprivate func look(at walk: Walk, in situation: Situation) {
        for (law, find) in ModuleLaws.judges where faults[law] == nil {
            if let text = find(walk) { faults[law] = (situation, text) }
        }
        if sample == nil, walk.callCount > 0 { sample = situation }
        missing.remove(whatHappenedIn: walk)
        endlessStates.removeAll { walk.ends($0.state) }
        // LAW-10 looks at what stays after a failure.
        if situation.acts.count == 1, situation.isWell {
            let calls = walk.stage.log.calls
            endlessStates = endlessStates.map { state, known in
                (state, known ?? (calls.contains(state.begin) ? situation : nil))
            }
        }
        if situation.acts.count == 1 {
            begunAlone += walk.stage.states.map(\.begin).filter(walk.stage.log.calls.contains)
        }
        // A flag is read, so no call was named that ends it.
        if situation.isStubborn, walk.isDone {
            stubborn += walk.stage.states.filter { $0.isOn(after: walk.stage.log.calls) && !$0.isFlag }
                .map { ($0, situation) }
        }
        let leftOn = walk.statesLeftOn(in: situation)
        if !leftOn.isEmpty { statesLeftOn.append((leftOn, situation)) }
        if let act = situation.acts.last {
            let event = walk.stage.origin(of: act.event)
            missing.remove(event, ifItDidSomethingIn: walk)
            if !walk.navigation(since: walk.eventStart).isEmpty { exits.insert(event) }
        }
        guard situation.isWell else {
            let begins = walk.stage.states.map(\.begin)
            let begun = walk.calls(.view).filter(begins.contains).map { SeenCall($0).description }
            return wordsAfterFailures.formUnion(walk.shown().flatMap(\.words) + begun)
        }
        shownWell += walk.shown().filter { !shownWell.contains($0) }
        guard !situation.acts.contains(where: \.isHurried) else { return }
        shownPatiently += walk.shown().filter { !shownPatiently.contains($0) }
    }
}

extension Trial<ModuleLaws> {
    /// Plays every situation, once for one module.
    func survey(_ outline: Outline) async throws -> Survey {
        try await KnownVerdicts.fact("survey") {
            let survey = Survey(outline)
            var played: [[Int]: [(situation: Situation, answers: [Int])]] = [:]
            for situation in outline.situations {
                let events = situation.acts.map(\.event)
                let isKnown = played[events, default: []].contains { known in
                    known.situation.comesToTheSame(as: situation, with: known.answers)
                }
                if isKnown { continue }
                let walk = try await play(situation)
                // A module that was given up has not come to its last event.
                try Task.checkCancellation()
                survey.look(at: walk, in: situation)
                played[events, default: []].append((situation, walk.answersToLastEvents(events.count)))
            }
            return survey
        }
    }

    /// Expects that no situation breaks a law that looks at each situation by itself.
    ///
    /// - Parameters:
    ///   - law: Its id.
    ///   - survey: What came of the situations.
    ///   - outline: What the module offers.
    func expectNoFault(_ law: String, in survey: Survey, of outline: Outline) async throws {
        let fault = survey.faults[law]
        guard let situation = fault?.situation ?? survey.sample ?? outline.situations.first else { return }
        // A failure tells the story of the module that was built last.
        _ = try await play(situation)
        if let fault { Issue.record("\(fault.text)") }
    }
}

extension Walk {
    /// How many answers came after each of the last events.
    fileprivate func answersToLastEvents(_ count: Int) -> [Int] {
        var answers: [Int] = []
        for step in steps {
            if case .event = step.act {
                answers.append(0)
            } else if step.isAnswer, let last = answers.indices.last {
                answers[last] += 1
            }
        }
        return answers.suffix(count)
    }
}

extension ModuleLaws {
    /// Says what is wrong with one walk, if anything.
    typealias Judge = @MainActor (Walk) -> String?

    /// The laws that look at each situation by itself, by their ids.
    @MainActor static let judges: [String: Judge] = [
        "LAW-07": isToldOnce,
        "LAW-13": isPassive,
        "LAW-15": hidesEntities,
        "LAW-16": hidesObjects,
        "LAW-20": knowsNoDate,
        "LAW-32": keepsInvariants,
        "LAW-35": asksOnce,
    ]
}
