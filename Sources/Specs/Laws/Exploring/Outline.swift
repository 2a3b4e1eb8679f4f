/// What a module offers the laws to look at, known from assembling it once.
struct Outline {
    let events: [StageEvent]
    let requests: [String]
    let outcomes: [Set<Outcome>]
    let balances: [Balance]
    let tracksSomething: Bool
    let doubles: [(name: String, role: Role)]
    /// What a person sees that no double is told.
    let screens: Set<String>

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

    /// The events that end the module.
    var leaving: [Int] {
        events.indices.filter { events[$0].traits.contains(.leaves) }
    }

    /// The events that come before all others.
    var appearing: [Int] {
        events.indices.filter { events[$0].traits.contains(.appears) }
    }

    /// Does not apply to a module without events.
    func needEvents() throws {
        if ordinary.isEmpty { throw NotApplicable("The module has no events: name some with stage.event.") }
    }

    /// Does not apply to a module without requests.
    func needRequests() throws {
        try needEvents()
        if requests.isEmpty { throw NotApplicable("The module makes no requests: none is named with stage.request.") }
    }

    /// Does not apply to a module without doubles of a role.
    func need(_ role: Role) throws {
        try needEvents()
        if !roles.contains(role) { throw NotApplicable("The module has no \(role) double: none is named.") }
    }
}
