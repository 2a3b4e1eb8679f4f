public import VIPERSpecs

/// The base of faulty modules: each part is correct until a witness replaces it.
@MainActor
open class FaultyModule {
    /// The objects that the module keeps for as long as it lives.
    public var retained: [Any] = []
    /// An action before a question is asked.
    public var asking: () -> Void = {}
    /// An action when an answer comes.
    public var answered: () -> Void = {}
    /// The way in which a question is asked.
    public var pose: (@escaping @MainActor () -> Void) -> Void = { $0() }
    /// The way in which the listener is told.
    public var tell: (@escaping @MainActor () -> Void) -> Void = { $0() }

    /// Creates a module whose parts are correct.
    public init() {}

    /// Asks the same question again.
    open func askAgain() {}

    /// Whether the listener is still there.
    open var hasListener: Bool { true }
}

extension Witness {
    /// Returns the faults that a module of any spec can have that asks questions and gets answers.
    ///
    /// - Parameters:
    ///   - first: The number of the first of the shared requirements.
    ///   - listener: The listener.
    ///   - isOwned: Whether the listener owns the module, so that both go together.
    ///   - build: Builds a module, some of whose parts a function replaces.
    /// - Returns: The witnesses.
    public static func shared(
        from first: Int,
        listener: @escaping @MainActor @Sendable (S.Fixture) -> AnyObject,
        isOwned: Bool = false,
        _ build: @escaping @MainActor @Sendable (S.Fixture, (FaultyModule) -> Void) -> S.Subject
    ) -> [Witness] {
        func fault(
            _ name: String,
            _ violations: Int...,
            of replace: @escaping @MainActor @Sendable (FaultyModule, S.Fixture) -> Void
        ) -> Witness {
            Witness(name, violates: Violations(violations.map { first + $0 })) { fixture in
                build(fixture) { replace($0, fixture) }
            }
        }
        return [
            fault("asks as soon as it is built", 0) { module, _ in module.askAgain() },
            fault("holds itself through a closure once it was answered", 1) { module, _ in
                module.answered = { [weak module] in
                    if let module { module.retained = [{ _ = module }] }
                }
            },
            fault("goes only once it was answered", 2) { module, _ in
                module.asking = { [weak module] in
                    if let module { module.retained = [module] }
                }
                module.answered = { [weak module] in module?.retained = [] }
            },
            fault("goes only once what it has asked again was answered", 2) { module, _ in
                var count = 0
                module.asking = { [weak module] in
                    count += 1
                    if let module, count > 1 { module.retained = [module] }
                }
                module.answered = { [weak module] in module?.retained = [] }
            },
            fault("holds its listener while it waits for a later answer", 4) { module, fixture in
                let listener = listener(fixture)
                var count = 0
                module.asking = { [weak module, weak listener] in
                    count += 1
                    if let listener, count > 1 { module?.retained = [listener] }
                }
                module.answered = { [weak module] in module?.retained = [] }
            },
            fault("holds its listener", 3) { module, fixture in module.retained = [listener(fixture)] },
            fault("holds its listener while it waits", 4) { module, fixture in
                let listener = listener(fixture)
                module.asking = { [weak module, weak listener] in
                    if let listener { module?.retained = [listener] }
                }
                module.answered = { [weak module] in module?.retained = [] }
            },
            isOwned
                ? fault("stays until it was answered, and asks again", 2, 5) { module, _ in
                    module.asking = { [weak module] in
                        if let module { module.retained = [module] }
                    }
                    module.answered = { [weak module] in
                        if let module, !module.hasListener { module.askAgain() }
                        module?.retained = []
                    }
                }
                : fault("asks again if nobody listens", 5) { module, _ in
                    module.answered = { [weak module] in
                        if let module, !module.hasListener { module.askAgain() }
                    }
                },
            fault("tells from another queue", 6) { module, _ in module.tell = { Elsewhere.run($0) } },
        ]
    }
}
