/// What a module offers the laws to look at, known from assembling it once.
struct Outline {
    /// The events, each once for every occasion on which something else comes of it.
    private(set) var events: Occasions
    let requests: [String]
    let outcomes: [Set<Outcome>]
    /// Whether some request can be answered with “no”.
    let canBeRefused: Bool
    let balances: [Balance]
    /// The other calls on views that are named: those that replace each other, and those that replace nothing.
    let placedCalls: [PlacedCall]
    let tracksSomething: Bool
    /// Whether some type is named as an entity.
    let namesEntities: Bool
    /// Whether the consumer named a rule of the module's own.
    let hasInvariants: Bool
    let doubles: [(name: String, role: Role)]
    /// The names of what a person sees although no double is told.
    let screens: Set<String>
    /// What has to be done before an event makes sense, if that is not just the appearance of the view.
    private var leadIns: [Int: [Situation.Act]] = [:]
    /// The events that do something after what leads to them.
    private(set) var active: Set<Int> = []
    /// The events that ask for something after what leads to them.
    private(set) var asking: Set<Int> = []
    /// The events after which something waits for time to pass, at once or once everything is answered.
    private(set) var awaitingTime: Set<Int> = []
    /// The events after which something waits for time to pass once everything is answered.
    private(set) var waitingLater: Set<Int> = []
    /// How many questions that follow from answers each event leads to.
    private(set) var chains: [Int: Int] = [:]

    @MainActor
    init(_ stage: Stage) {
        events = Occasions(stage.events)
        requests = stage.requests.map(\.name)
        outcomes = stage.requests.map(\.outcomes)
        canBeRefused = stage.requests.contains(where: \.canBeRefused)
        balances = stage.balances
        placedCalls = stage.placedCalls
        tracksSomething = !stage.tracker.isEmpty
        namesEntities = !stage.entities.isEmpty
        hasInvariants = !stage.invariants.isEmpty
        doubles = stage.doubles.map { ($0.name, $0.role) }
        screens = Set(stage.screens.map(\.recorder.name))
    }

    /// Remembers what leads to an event.
    ///
    /// - Parameters:
    ///   - acts: What has to be done before.
    ///   - event: The event.
    ///   - effect: What comes of it then.
    mutating func lead(by acts: [Situation.Act], to event: Int, by effect: Effect) {
        leadIns[event] = acts
        active.insert(event)
        if effect.kind == .asks { asking.insert(event) }
        if effect.awaitsTime || effect.waitsLater { awaitingTime.insert(event) }
        if effect.waitsLater { waitingLater.insert(event) }
        chains[event] = effect.later
    }

    /// Adds an occasion of an event, with another lead-in and another effect.
    mutating func add(_ event: Int, after acts: [Situation.Act], by effect: Effect) {
        lead(by: acts, to: events.add(event), by: effect)
    }

    /// What has to be done before an event makes sense.
    func leadIn(to event: Int) -> [Situation.Act] {
        leadIns[event] ?? (events[event].traits.contains(.appears) ? [] : opening)
    }

    /// What has to be done before events make sense one after the other.
    ///
    /// If what leads to the second event only continues what leads to the first, it leads to both.
    func leadIn(to series: [Int]) -> [Situation.Act] {
        let own = leadIn(to: series[0])
        guard series.count == 2 else { return own }
        let other = leadIn(to: series[1])
        let isMore = other.count > own.count && other.isWell && zip(own, other).allSatisfy { $0.event == $1.event }
        return isMore && !other.contains { events.origin(of: $0.event) == events.origin(of: series[0]) } ? other : own
    }

    /// What may lead to an event after the view has appeared: all events that are declared before it, all but one of
    /// these, the first few of these, or one other event.
    func leadIns(to event: Int) -> [[Situation.Act]] {
        let others = others(than: event).filter { !appearing.contains($0) }
        let before = others.filter { $0 < event }
        let allButOne = before.count < 3 ? [] : before.reversed().map { left in before.filter { $0 != left } }
        // Each button of a dialog closes it, so the first few events without the other buttons are tried, too.
        let beginnings = before.indices.dropFirst(2).map { Array(before.prefix($0)) }
        var known: Set<[Int]> = []
        let all = ([before] + others.map { [$0] } + allButOne + beginnings).filter { known.insert($0).inserted }
        return all.map { opening + $0.map { Situation.Act($0, .success) } }
    }

    /// What may lead to an event that no success leads to, such as a button that is there only after a failure.
    ///
    /// That is another event that comes to nothing or fails, at once or later, or one that is possible only after a
    /// failure.
    func troubles(before event: Int) -> [[Situation.Act]] {
        others(than: event).filter(active.contains).flatMap { other in
            let failsLater = chains[other, default: 0] > 0 && outcomes(of: other).contains(.failure)
            let endings: [[Outcome]] =
                outcomes(of: other).filter { $0 != .success }.map { [$0] }
                + (failsLater ? [[.success, .failure]] : [])
                + (needsTrouble(other) ? [[.success]] : [])
            return endings.map { leadIn(to: other) + [Situation.Act(other, $0)] }
        }
    }

    /// How the questions of an event can be answered; only with success if it asks none.
    func outcomes(of event: Int) -> [Outcome] {
        asking.contains(event) ? allOutcomes : [.success]
    }

    /// The appearance of the view, with all that it asks for answered well.
    var opening: [Situation.Act] { appearing.map { Situation.Act($0, .success) } }

    /// Whether an event asks for something only once another has failed or come to nothing, such as a retry button.
    func needsTrouble(_ event: Int) -> Bool { !leadIn(to: event).isWell }

    /// The roles that the doubles stand for.
    var roles: Set<Role> { Set(doubles.map(\.role)) }

    /// Every outcome that some request has.
    var allOutcomes: [Outcome] {
        outcomes.reduce(into: [.success] as Set) { $0.formUnion($1) }.inOrder
    }

    /// The events that can be caused at any time while the view is there, on every occasion.
    var ordinary: [Int] {
        events.indices.filter { !events[$0].traits.contains(.leaves) }
    }

    /// The events that can be caused at any time while the view is there, once each.
    var ordinaryOnce: [Int] { ordinary.filter(events.first.contains) }

    /// The events that can come before or after another.
    func others(than event: Int) -> [Int] {
        ordinaryOnce.filter { $0 != events.origin(of: event) }
    }

    /// The events whose work ends with the view.
    var mortal: [Int] {
        events.indices.filter { !events[$0].traits.contains(.outlivesView) }
    }

    /// The events that end the module.
    var leaving: [Int] {
        events.first.filter { events[$0].traits.contains(.leaves) }
    }

    /// The events whose user waits for what comes of them, without those that leave while their work outlives the view.
    var staying: [Int] {
        events.indices.filter { !events[$0].traits.contains(.leaves) || mortal.contains($0) }
    }

    /// The events that come before all others.
    var appearing: [Int] {
        events.indices.filter { events[$0].traits.contains(.appears) }
    }

    /// Whether the user leaves by an event, on whatever occasion.
    func leaves(_ event: Int) -> Bool { events[event].traits.contains(.leaves) }

    /// Whether an event undoes another.
    func undoes(_ event: Int, _ other: Int) -> Bool { events[event].undone == events[other].name }

    /// Whether the answers to an event add up, such as pages.
    func addsUp(_ event: Int) -> Bool { events[event].traits.contains(.addsUp) }

    /// Whether a user can cause an event twice in a row; a view appears only once, unless the event is named as
    /// repeatable.
    func comesAgain(_ event: Int) -> Bool {
        !appearing.contains(event) || events[event].traits.contains(.repeatable)
    }

    /// Throws ``NotApplicable`` for a module without events.
    func needEvents() throws {
        if events.isEmpty { throw NotApplicable("The module has no events: name some with stage.event.") }
        guard ordinary.isEmpty else { return }
        throw NotApplicable(
            """
            Each event of the module has the trait .leaves, and none comes before: name one more, such as \
            stage.event("view appears", .appears) { … }.
            """
        )
    }

    /// Throws ``NotApplicable`` for a module without requests.
    func needRequests() throws {
        try needEvents()
        if requests.isEmpty { throw NotApplicable("The module makes no requests: none is named with stage.request.") }
    }

    /// Throws ``NotApplicable`` for a module that neither makes requests nor waits for time to pass.
    func needWork() throws {
        if awaitingTime.isEmpty { try needRequests() } else { try needEvents() }
    }

    /// Throws ``NotApplicable`` for a module whose requests cannot fail.
    func needFailures() throws {
        try needRequests()
        if !outcomes.contains(where: { $0.contains(.failure) }) {
            throw NotApplicable("No request can fail: none is named with a failure.")
        }
    }

    /// Throws ``NotApplicable`` for a module without doubles of a role.
    func need(_ role: Role) throws {
        try needEvents()
        if !roles.contains(role) { throw NotApplicable("The module has no \(role) double: none is named.") }
    }
}
