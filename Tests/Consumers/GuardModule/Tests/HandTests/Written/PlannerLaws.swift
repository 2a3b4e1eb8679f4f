import Foundation
@testable import Others
import Testing
import VIPERSpecs

let planner = Module { stage in
    let now = stage.clock.now
    let screen = PlannerScreenSpy(log: stage.log)
    let store = TaskStoringSpy(log: stage.log)
    let router = PlannerRoutingSpy(log: stage.log)
    let interactor = PlannerUseCase(
        store: store,
        calendar: { [clock = stage.clock] in clock.calendar },
        now: { [clock = stage.clock] in clock.now }
    )
    let presenter = PlannerPresenter(screen: screen, calendar: stage.clock.calendar, load: { interactor.load() })
    interactor.delegate = presenter
    presenter.router = router
    stage.view(screen)
    stage.wireframe(router)
    stage.track(interactor, presenter)
    stage.request(
        store.tasks,
        gives: { [PlannedTask(label: "label \($0)", deadline: now)] },
        empty: [],
        fails: Unavailable()
    )
    stage.event("screen did appear", [.appears, .repeatable]) { presenter.screenDidAppear() }
    stage.event("did tap plus") { presenter.didTapPlus() }
    stage.event("editor did close", .repeatable) { presenter.editorDidClose(saved: true) }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct PlannerLaws {
    @Test(arguments: planner.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
