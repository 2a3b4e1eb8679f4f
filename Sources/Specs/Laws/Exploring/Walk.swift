/// One module on a fresh stage, driven step by step.
@MainActor
final class Walk {
    private let run: Run<ModuleLaws>
    /// The questions that wait for an answer, oldest first.
    private(set) var pending: [OpenQuestion] = []
    /// Every question that was asked, by its id.
    private(set) var asked: [String] = []
    /// Every question that was asked, by its id and its words.
    private(set) var askedWords: [String] = []
    /// The questions that were asked after streams had brought something, each with the number of values until then.
    private(set) var askedSince: [String] = []
    /// The questions whose callers were cancelled before the answer.
    private(set) var cancelled: [OpenQuestion] = []
    /// What has failed, and has not succeeded since.
    private(set) var failures = OpenFailures()
    /// Whether some question is answered by a stream.
    private(set) var readsStreams = false
    /// Whether some stream was ended after a value.
    private(set) var hasEndedStreams = false
    /// The events that could not be caused when it was their turn.
    private(set) var impossible: [String] = []
    /// What was done to the module, and where in the log.
    private(set) var steps: [Step] = []
    /// The invariants of the consumer that did not hold when the module was at rest.
    private(set) var brokenInvariants: [String] = []
    /// What was on the views before each event that needs content and replaces it.
    private(set) var contexts: [[String: SeenCall]] = []

    /// Whether an answer led away from the screen while there was more to come.
    var hasLeft = false

    /// How many answers and waits may follow from each other; a module that never stops asking is left waiting then.
    var longestChain = 5

    /// How many calls there were before the last event.
    private(set) var eventStart = 0
    /// The requests that were made since the last event.
    private(set) var requestsMade: Set<Int> = []
    /// The questions since then that came of earlier events, such as a round of polling.
    private(set) var roundsMade: [SeenCall] = []
    /// Whether anything was asked since then that came of the event itself.
    private var isAsking = false

    let numbering: Numbering
    private var seen: [Int]
    private var tasks: [Task<Void, Never>] = []
    private var asksForMore = false
    /// How many values streams have brought.
    private var streamedCount = 0
    /// How often each question was answered, by its id.
    private var timesAnswered: [String: Int] = [:]
    private var timesFired: [Int: Int] = [:]
    /// The texts of the questions, by the event that they came of.
    private var texts: [Int: Set<String>] = [:]
    /// The causes of all waits for time, by their numbers on the clock.
    private var waits: [Int: Cause] = [:]
    /// The waits for time when the module was last at rest, by their numbers on the clock.
    private var waiting: Set<Int> = []
    /// When the last event was caused.
    private var eventTime = Duration.zero

    /// How many answers and waits are played in a row, for a module that asks for more and more.
    static var mostSteps: Int { 50 }
    /// How long after an event a user waits for something to come of it.
    private static var longestWait: Duration { .seconds(60) }

    init(_ run: Run<ModuleLaws>, numbering: Numbering) {
        self.run = run
        self.numbering = numbering
        seen = Array(repeating: 0, count: run.fixture.requests.count)
    }

    /// Where the module plays.
    var stage: Stage { run.fixture }

    /// What was done to the module last.
    var lastStep: String { steps.last?.name ?? "assembly" }

    /// The questions that a patient user would wait for, without those of a module that never stops asking.
    var awaited: [OpenQuestion] { pending.filter { $0.cause.depth < longestChain } }

    /// Whether something waits for time to pass, and a patient user waits for it.
    ///
    /// Time does not pass while a question waits that came of the same event, since a service answers sooner than a
    /// user gives up.
    var awaitsTime: Bool {
        let nextWaits = nextWaits
        guard let next = nextWaits.first.flatMap({ waits[$0.key] }) else { return false }
        return nextWaits.contains { number, deadline in
            guard let wait = waits[number] else { return false }
            return wait.depth < longestChain && deadline.offset - eventTime <= Self.longestWait
        } && !pending.contains { $0.cause.event == next.event }
    }

    /// What a patient user may see next: the answer to one of the questions that wait, or that time has passed.
    var moves: [Move] { awaited.map(Move.answer) + (awaitsTime ? [.time] : []) }

    /// Whether nothing waits, neither for an answer nor for time to pass.
    ///
    /// A module that never stops asking is not done, and the point at which it was stopped says nothing.
    var isDone: Bool { pending.isEmpty && nextWaits.isEmpty }

    /// The waits for time, the earliest first.
    private var nextWaits: [(key: Int, value: TestClock.Instant)] {
        stage.clock.sleeping.deadlines.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    }

    /// How many events were caused so far.
    var eventCount: Int { timesFired.values.reduce(0, +) }

    /// Lets a user cause an event, and waits until nothing more comes of it.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - isHurried: Whether no time passes. If it may, it passes until the module asks for something or no longer
    ///     waits.
    func fire(_ event: Int, hurried isHurried: Bool = false) async {
        await cause(event)
        while !isHurried, requestsMade.isEmpty || asksLaterThanARound, awaitsTime, !Task.isCancelled {
            await letTimePass()
        }
    }

    /// Whether only ongoing work, such as polling, has asked since the last event, while the event itself waits for
    /// time to pass.
    private var asksLaterThanARound: Bool {
        !isAsking
            && nextWaits.compactMap { waits[$0.key] }.contains {
                $0.event == eventCount && $0.depth < longestChain
            }
    }

    private func cause(_ event: Int) async {
        guard !Task.isCancelled else { return }
        let event = stage.origin(of: event)
        let name = stage.events[event].name
        timesFired[event, default: 0] += 1
        let traits = stage.events[event].traits
        if traits.contains(.needsContent), !traits.contains(.addsUp) { contexts.append(lastSeen()) }
        (eventStart, eventTime, requestsMade) = (callCount, stage.clock.sleeping.now.offset, [])
        (isAsking, roundsMade) = (false, [])
        asksForMore = traits.contains(.addsUp)
        let action = stage.actions[event]
        guard action.isPossible() else {
            begin("» \(name), which is not possible now", .event(event))
            impossible.append(name)
            return
        }
        act("» \(name)", .event(event)) {
            switch action.form {
            case .atOnce(let action): action()
            case .inTask(let action): tasks.append(Task { await action() })
            }
        }
        await rest(after: Cause(id: "\(name)#\(timesFired[event, default: 0])", event: eventCount, depth: 0))
    }

    /// Lets time pass up to the next deadline, and waits until nothing more comes of it.
    func letTimePass() async {
        guard let deadline = nextWaits.first?.value, !Task.isCancelled else { return }
        // If several waits end at the same moment, new questions are taken to come of the event that was caused last.
        let due = nextWaits.filter { $0.value == deadline }.compactMap { waits[$0.key] }
            .sorted { ($1.event, $0.depth) < ($0.event, $1.depth) }
        guard !due.isEmpty else { return }
        await letTimePass(until: deadline, due[0], or: due.filter { $0.event != due[0].event })
    }

    /// Lets half of the time pass that the next wait still takes, so that nothing is due.
    func letHalfTheTimePass() async {
        guard let (key, deadline) = nextWaits.first, let cause = waits[key], !Task.isCancelled else { return }
        let now = stage.clock.sleeping.now
        await letTimePass(until: now.advanced(by: now.duration(to: deadline) / 2), cause)
    }

    private func letTimePass(until end: TestClock.Instant, _ newest: Cause, or others: [Cause] = []) async {
        let clock = stage.clock.sleeping
        let time = clock.now.duration(to: end)
        begin("… \(time / .seconds(1)) s later", .time)
        run.act { clock.advance(by: time) }
        await rest(after: newest, or: others)
    }

    /// Whether what is due next is a wait that the last event has begun.
    var awaitsItsOwnTime: Bool { nextWaits.first.flatMap { waits[$0.key] }?.event == eventCount }

    /// How many waits for time to pass there are.
    var waitCount: Int { nextWaits.count }

    /// Lets as much time pass as a patient user waits, whatever is asked meanwhile.
    ///
    /// - Parameter limit: How much at most; longer waits go on.
    func letAllTimePass(within limit: Duration? = nil) async {
        let end = limit.map(stage.clock.sleeping.now.advanced(by:))
        for _ in 0..<Self.mostSteps where awaitsTime {
            if let end, let next = nextWaits.first, next.value > end { return }
            await letTimePass()
        }
    }

    /// Lets countdowns run to their end, from where the longest chain of steps has left them.
    ///
    /// A countdown counts time and asks for nothing, so it ends in every order.
    func letCountdownsEnd() async {
        for _ in 0..<(2 * longestChain) {
            guard pending.isEmpty, !asked.contains(where: { $0.contains("→ wait") }), let next = nextWaits.first,
                waits[next.key].map({ $0.depth >= longestChain }) == true,
                next.value.offset - stage.clock.sleeping.now.offset <= Self.longestWait
            else { return }
            await letTimePass()
        }
    }

    /// Lets time pass as if the open questions were never answered.
    func letAllTimePassUnanswered() async {
        pending = []
        await letAllTimePass()
    }

    /// Answers a question or lets time pass, and waits until nothing more comes of it.
    func make(_ move: Move, _ outcome: (OpenQuestion) -> Outcome = { _ in .success }) async {
        switch move {
        case .answer(let question): await answer(question, outcome(question))
        case .time: await letTimePass()
        }
    }

    /// Answers a question, and waits until nothing more comes of it.
    ///
    /// - Parameters:
    ///   - question: The question; it waits no longer.
    ///   - outcome: How it is answered.
    ///   - number: The number to make the answer from, if not that of the question.
    ///   - isElsewhere: Whether it is answered off the main actor.
    ///   - isReversed: Whether a list comes in another order.
    ///   - ends: Whether a stream ends after this; one that does not end waits for more.
    func answer(
        _ question: OpenQuestion,
        _ outcome: Outcome = .success,
        number: Int? = nil,
        elsewhere isElsewhere: Bool = false,
        reversed isReversed: Bool = false,
        ends: Bool = true
    ) async {
        let held = question.held
        // Only a stream can wait for more.
        let ends = ends || !held.isStream
        if ends { pending.removeAll { $0.id == question.id } }
        guard !Task.isCancelled else { return }
        // A request without this outcome is answered with success.
        let outcome = stage.requests[question.request].outcomes.contains(outcome) ? outcome : .success
        failures.note(outcome, of: question, in: self)
        let giveReversed = isReversed ? held.giveReversed : nil
        let order = giveReversed == nil ? "" : ", in another order"
        let (name, number) = ("« \(question.name): \(outcome)\(order)", number ?? question.number)
        begin(name, .answer(outcome))
        stage.log.cue(name)
        if isElsewhere, held.canBeAnsweredElsewhere {
            await run.actElsewhere { held.giveElsewhere(outcome, number) }
        } else {
            run.act {
                if let giveReversed { giveReversed(number) } else { held.give(outcome, number) }
                if held.isStream, outcome != .failure { streamedCount += 1 }
                if ends { held.finish() }
                hasEndedStreams = hasEndedStreams || ends && held.endsAfterValue && outcome == .success
            }
        }
        await rest(after: question.cause.next(idOfAnswer(to: question)))
    }

    /// Returns the id of the next answer to a question: each value of a stream after the first has a number.
    private func idOfAnswer(to question: OpenQuestion) -> String {
        let times = timesAnswered[question.id, default: 0]
        timesAnswered[question.id] = times + 1
        return times == 0 ? question.id : "\(question.id) ×\(times + 1)"
    }

    /// Answers a number of questions well, always the oldest that waits.
    func answerOldest(_ count: Int) async {
        for _ in 0..<count { if let question = awaited.first { await answer(question) } }
    }

    /// Answers everything that waits, and every question that follows, oldest first, and lets time pass if nothing
    /// waits for an answer.
    ///
    /// A module that asks again after each answer is left waiting after a while.
    func answerAll(
        _ outcome: Outcome = .success,
        number: Int? = nil,
        elsewhere: Bool = false,
        hurried isHurried: Bool = false,
        where isMeant: (OpenQuestion) -> Bool = { _ in true }
    ) async {
        await answerAll(
            each: { _ in outcome },
            number: number,
            elsewhere: elsewhere,
            hurried: isHurried,
            where: isMeant
        )
    }

    /// Answers everything that waits, and every question that follows, each with the outcome that a closure gives for
    /// its position.
    func answerAll(
        with outcome: (Int) -> Outcome,
        number: Int? = nil,
        hurried isHurried: Bool = false,
        where isMeant: (OpenQuestion) -> Bool = { _ in true }
    ) async {
        var answered = 0
        func next(_ question: OpenQuestion) -> Outcome {
            answered += 1
            return outcome(answered - 1)
        }
        await answerAll(each: next, number: number, hurried: isHurried, where: isMeant)
    }

    /// Answers everything that waits, and every question that follows, each with the outcome that a closure gives for it.
    func answerAll(
        each outcome: (OpenQuestion) -> Outcome,
        number: Int? = nil,
        elsewhere: Bool = false,
        hurried isHurried: Bool = false,
        where isMeant: (OpenQuestion) -> Bool = { _ in true }
    ) async {
        for _ in 0..<Self.mostSteps {
            if let question = awaited.first(where: isMeant) {
                await answer(question, outcome(question), number: number, elsewhere: elsewhere)
            } else if !isHurried, awaitsTime {
                await letTimePass()
            } else {
                return
            }
        }
    }

    /// Answers every question from now on inside the call that asks it.
    func answerAtOnce(_ outcome: Outcome) {
        for (request, seen) in zip(stage.requests, seen) { request.answerAtOnce(outcome, seen) }
    }

    /// Lets the view go.
    ///
    /// - Parameter keepsQuestions: Whether the services go on and may still answer.
    func letGo(keepsQuestions: Bool = false) async {
        if !keepsQuestions { pending = [] }
        act("— the view goes", .end) { stage.letGo() }
        seen = seen.map { _ in 0 }
        for task in tasks { task.cancel() }
        tasks = []
        await settle()
    }

    /// Waits until a condition holds, and then until nothing more is coming.
    func settle(until condition: (Stage) -> Bool = { _ in true }) async {
        await run.settle(until: condition)
    }

    /// Waits until nothing more comes of the assembly.
    func assembled() async {
        for screen in stage.screens { screen.update(isFirst: true) }
        await rest(after: Cause(id: "assembly", event: 0, depth: 0))
    }

    private func act(_ name: String, _ act: Step.Act, _ action: () -> Void) {
        begin(name, act)
        run.act(name, action)
    }

    private func begin(_ name: String, _ act: Step.Act) {
        steps.append(Step(name: name, act: act, start: callCount, end: callCount))
    }

    /// Waits until nothing more comes of a cause, or of another that has asked the same before.
    private func rest(after newest: Cause, or others: [Cause] = []) async {
        await settle()
        for screen in stage.screens { screen.update() }
        for (index, request) in stage.requests.enumerated() {
            let held = request.held(seen[index])
            // Tasks that ask in parallel may do so in any order.
            let new = held.map { (question: $0, call: $0.call(), text: $0.call()?.text) }
                .sorted { ($0.text ?? "") < ($1.text ?? "") }
            for (order, (question, call, text)) in new.enumerated() {
                let key = text ?? request.name
                let cause = others.first { texts[$0.event]?.contains(key) == true } ?? newest
                texts[cause.event, default: []].insert(key)
                let id = "\(cause.id) → \(request.name) \(index).\(order)"
                let number = numbering.number(
                    of: id,
                    asking: text,
                    request: index,
                    asksForMore: asksForMore && call?.hasArguments != true
                )
                asked.append(id)
                askedWords.append("\(id): \(Numbering.words(of: key))")
                if let call { stage.requests[index].member = call.member }
                if streamedCount > 0, !question.isStream { askedSince.append("\(id) after \(streamedCount)") }
                readsStreams = readsStreams || question.isStream
                requestsMade.insert(index)
                if cause.event == eventCount {
                    isAsking = true
                } else if let call {
                    roundsMade.append(SeenCall(call))
                }
                pending.append(
                    OpenQuestion(
                        id: id,
                        name: "\(request.name) \(number)",
                        number: number,
                        request: index,
                        cause: cause,
                        held: question
                    )
                )
            }
            seen[index] += held.count
        }
        cancelled += pending.filter { $0.held.isCancelled() }
        pending.removeAll { $0.held.isCancelled() }
        let deadlines = stage.clock.sleeping.deadlines
        let begun = deadlines.keys.filter { waits[$0] == nil }.sorted()
        let ended = waiting.subtracting(deadlines.keys)
        waiting = Set(deadlines.keys)
        for (order, number) in begun.enumerated() { waits[number] = newest.next("\(newest.id) → wait \(order)") }
        if !steps.isEmpty {
            steps[steps.count - 1].end = callCount
            steps[steps.count - 1].awaitsTime = !begun.isEmpty
            steps[steps.count - 1].endsWait = !ended.isEmpty
        }
        brokenInvariants += stage.invariants.filter { !$0.holds() }.map { "“\($0.name)” after \(lastStep)" }
    }
}
