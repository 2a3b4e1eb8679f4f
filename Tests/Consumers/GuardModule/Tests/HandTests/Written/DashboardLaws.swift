@testable import Others
import Testing
import VIPERSpecs

let dashboard = Module { stage in
    let view = DashboardViewSpy(log: stage.log)
    let service = DashboardServiceMock(log: stage.log)
    let presenter = DashboardPresenter(view: view, service: service)
    stage.view(view)
    stage.track(presenter)
    stage.busy(from: DashboardViewSpy.Call.showSpinner(true), until: .showSpinner(false))
    stage.request(service.nameAnswers, gives: { "name \($0)" }, fails: Unavailable())
    stage.request(service.ordersAnswers, gives: { ["order \($0)"] }, empty: [], fails: Unavailable())
    stage.event("view will appear", [.appears, .repeatable]) { presenter.viewWillAppear() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct DashboardLaws {
    @Test(arguments: dashboard.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
