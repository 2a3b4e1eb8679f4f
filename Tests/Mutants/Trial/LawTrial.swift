import LawReference
import Testing
import VIPERSpecs

/// Asks whether the module that runs is noticed to be a mutant by the laws.
@Suite struct LawTrial {
    @Test func isNoticed() async throws {
        try await Judge.tell([
            Judge(ModuleLaws.self) { ShelfPresenter.play(on: $0) },
            Judge(ModuleLaws.self) { MailList.play(on: $0) },
            Judge(ModuleLaws.self) { stage in
                let counter = LiveCounter(FreeDoubles(stage))
                stage.track(counter)
                stage.event("view appears", [.appears, .repeatable]) { counter.appear() }
                stage.event("view disappears") { counter.disappear() }
            },
        ])
    }
}
