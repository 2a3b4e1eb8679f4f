@testable import Others
import Testing
import VIPERSpecs

let people = Module { stage in
    let loader = PeopleLoadingSpy(log: stage.log)
    let coordinator = PeopleCoordinatingSpy(log: stage.log)
    let useCase = PeopleUseCase(loader: loader)
    let viewModel = PeopleViewModel(useCase: useCase, coordinator: coordinator)
    stage.wireframe(coordinator)
    stage.track(useCase, viewModel)
    stage.request(
        loader.loadPeopleAnswers,
        gives: { [Person(badge: "badge \($0)", portrait: "portrait \($0)", fullName: "full name \($0)")] },
        empty: []
    )
    stage.screen("people", whenTold: { told in viewModel.onChange = { told() } }) { viewModel.people }
    stage.event("on appear", [.appears, .repeatable]) { viewModel.onAppear() }
    stage.event("query changed") { viewModel.queryChanged(to: "query") }
    stage.event("query changed again") { viewModel.queryChanged(to: "query 2") }
    stage.event("tapped", .needsContent) { viewModel.tapped(row: 0) }
}

@Suite struct PeopleLaws {
    @Test(arguments: people.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
