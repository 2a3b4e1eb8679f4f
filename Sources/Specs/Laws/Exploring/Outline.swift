/// What a module offers the laws to look at, known from assembling it once.
struct Outline {
    let events: [StageEvent]
    let requests: [String]
    let outcomes: [Set<Outcome>]
    let balances: [Balance]
    let tracksSomething: Bool
    /// Whether some type is named as an entity.
    let namesEntities: Bool
    /// Whether the consumer named a rule of the module's own.
    let hasInvariants: Bool
    let doubles: [(name: String, role: Role)]
    /// What a person sees that no double is told.
    let screens: Set<String>
    /// What has to be done before an event makes sense, for each event.
    private(set) var leadIns: [[Int]] = []
    /// The events that do something after what leads to them.
    private(set) var active: Set<Int> = []
    /// The events that ask for something then.
    private(set) var asking: Set<Int> = []
    /// The events after which something waits for time to pass.
    private(set) var awaitingTime: Set<Int> = []
    /// The events after which something waits for time to pass once everything is answered.
    private(set) var waitingLater: Set<Int> = []
    /// How many questions each event leads to that are asked after an answer.
    private(set) var chains: [Int: Int] = [:]

    @MainActor
    init(_ stage: Stage) {
        events = stage.events
        requests = stage.requests.map(\.name)
        outcomes = stage.requests.map(\.outcomes)
        balances = stage.balances
        tracksSomething = !stage.tracker.isEmpty
        namesEntities = !stage.entities.isEmpty
        hasInvariants = !stage.invariants.isEmpty
        doubles = stage.doubles
        screens = Set(stage.screens.map(\.recorder.name))
        leadIns = events.indices.map { events[$0].traits.contains(.appears) ? [] : appearing }
    }

    /// Remembers what leads to an event.
    ///
    /// - Parameters:
    ///   - events: What has to be done before.
    ///   - event: The event.
    ///   - effect: What comes of it then.
    mutating func lead(by events: [Int], to event: Int, by effect: Effect) {
        leadIns[event] = events
        active.insert(event)
        if effect.kind == .asks { asking.insert(event) }
        if effect.awaitsTime || effect.waitsLater { awaitingTime.insert(event) }
        if effect.waitsLater { waitingLater.insert(event) }
        chains[event] = effect.later
    }

    /// What may lead to an event, besides the appearance of the view: what is declared before it, all but one of that, or one
    /// other event.
    func leadIns(to event: Int) -> [[Int]] {
        let others = ordinary.filter { $0 != event && !appearing.contains($0) }
        let before = others.filter { $0 < event }
        let allButOne = before.count < 3 ? [] : before.reversed().map { left in before.filter { $0 != left } }
        return ([before] + others.map { [$0] } + allButOne).map { appearing + $0 }
    }

    /// Whom doubles stand for.
    var roles: Set<Role> { Set(doubles.map(\.role)) }

    /// Every outcome that some request has.
    var allOutcomes: [Outcome] {
        outcomes.reduce(into: [.success] as Set) { $0.formUnion($1) }.inOrder
    }

    /// The events that can be caused at any time while the view is there.
    var ordinary: [Int] {
        events.indices.filter { !events[$0].traits.contains(.leaves) }
    }

    /// The events whose work ends with the view.
    var mortal: [Int] {
        events.indices.filter { !events[$0].traits.contains(.outlivesView) }
    }

    /// The events that end the module.
    var leaving: [Int] {
        events.indices.filter { events[$0].traits.contains(.leaves) }
    }

    /// The events whose user waits for what comes of them: not those of which the work goes on after they have left.
    var staying: [Int] {
        events.indices.filter { !leaving.contains($0) || mortal.contains($0) }
    }

    /// The events that come before all others.
    var appearing: [Int] {
        events.indices.filter { events[$0].traits.contains(.appears) }
    }

    /// Whether the answers to an event add up, such as pages.
    func addsUp(_ event: Int) -> Bool { events[event].traits.contains(.addsUp) }

    /// Whether a user can cause an event twice in a row; a view that has appeared does so once, unless it is said otherwise.
    func comesAgain(_ event: Int) -> Bool {
        !appearing.contains(event) || events[event].traits.contains(.repeatable)
    }

    /// Does not apply to a module without events.
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

    /// Does not apply to a module without requests.
    func needRequests() throws {
        try needEvents()
        if requests.isEmpty { throw NotApplicable("The module makes no requests: none is named with stage.request.") }
    }

    /// Does not apply to a module that neither makes requests nor waits for time to pass.
    func needWork() throws {
        if awaitingTime.isEmpty { try needRequests() } else { try needEvents() }
    }

    /// Does not apply to a module whose requests cannot fail.
    func needFailures() throws {
        try needRequests()
        if !outcomes.contains(where: { $0.contains(.failure) }) {
            throw NotApplicable("No request can fail: none is named with a failure.")
        }
    }

    /// Does not apply to a module without doubles of a role.
    func need(_ role: Role) throws {
        try needEvents()
        if !roles.contains(role) { throw NotApplicable("The module has no \(role) double: none is named.") }
    }
}
