public import Proof
public import TodoSpecs

/// Correct data managers for new items that are built in an unusual way.
public enum AddDataManagerVariants {
    /// All variants.
    public static let all: [Variant<AddDataManagerSpec>] = [
        Variant("is an actor behind an adapter that keeps the order of saves") { fixture in
            let actor = SavingActor(store: fixture.store, report: fixture.failures.report)
            fixture.track(actor)
            return SavingActorAdapter(actor)
        },
        Variant("is a chain of detached tasks, and reports a moment later what could not be saved") { fixture in
            ChainedDataManager(store: fixture.store, report: fixture.failures.report)
        },
        Variant("tries again what could not be saved, when the next item is added") { fixture in
            OutboxDataManager(store: fixture.store)
        },
        Variant("tries again at once what could not be saved, and reports what fails twice") { fixture in
            StubbornDataManager(store: fixture.store, report: fixture.failures.report, tries: 2)
        },
        Variant("tries eight times what could not be saved before it reports it") { fixture in
            StubbornDataManager(store: fixture.store, report: fixture.failures.report, tries: 8)
        },
    ]
}
