import Recipes
import Testing
import VIPERSpecs

let dashboardByHand = Module { stage in
    let view = DashboardViewSpy(log: stage.log)
    let service = DashboardServiceSpy(log: stage.log)
    let presenter = DashboardPresenter(view: view, service: service)
    stage.view(view)
    stage.track(presenter)
    stage.busy(from: DashboardViewSpy.Call.showSpinner(true), until: .showSpinner(false))
    stage.oneOf(DashboardViewSpy.Call.show(name: "", orders: []), .showProblem)
    stage.request(service.nameAnswers, gives: { "name \($0)" }, fails: Offline())
    stage.request(service.ordersAnswers, gives: { ["order \($0)"] }, empty: [], fails: Offline())
    stage.event("view appears", [.appears, .repeatable]) { presenter.viewWillAppear() }
}

