import Recipes
import Testing
import VIPERSpecs

let searchByHand = Module { stage in
    let view = SearchViewSpy(log: stage.log)
    let service = SearchServiceSpy(log: stage.log)
    let presenter = SearchPresenter(view: view, service: service, clock: stage.clock.sleeping)
    stage.view(view)
    stage.track(presenter)
    stage.oneOf(SearchViewSpy.Call.showHint, .showResults([]), .showProblem)
    stage.request(service.find, gives: { ["title \($0)"] }, empty: [], fails: Offline())
    stage.event("view appears", .appears) { presenter.viewDidLoad() }
    stage.event("type") { presenter.didType("vi") }
    stage.event("type on") { presenter.didType("viper") }
    stage.event("clear") { presenter.didType("") }
}

