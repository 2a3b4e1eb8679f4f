@testable import References
import ShowsContracts
import Testing
import VIPERSpecs

let home = Module { stage in
    let view = HomeViewInterfaceSpy(log: stage.log)
    let showService = ShowServiceSpy(log: stage.log)
    let userService = UserServiceSpy(log: stage.log)
    let wireframe = HomeWireframeInterfaceSpy(log: stage.log)
    let interactor = HomeInteractor(showService: showService, userService: userService)
    let presenter = HomePresenter(view: view, interactor: interactor, wireframe: wireframe)
    stage.view(view)
    stage.wireframe(wireframe)
    stage.track(interactor, presenter)
    stage.busy(from: HomeViewInterfaceSpy.Call.showProgressHUD, until: .hideProgressHUD)
    stage.request(
        showService.getShows,
        gives: {
            [
                Show(
                    id: "id \($0)",
                    title: "title \($0)",
                    description: "description \($0)",
                    imageURL: "https://example.org/\($0)",
                    averageRating: Double($0)
                )
            ]
        },
        empty: [],
        fails: Unavailable()
    )
    stage.screen("items", after: HomeViewInterfaceSpy.Call.reloadData) {
        (0..<presenter.numberOfItems).map { presenter.item(at: $0) }
    }
    stage.event("load shows", [.appears, .repeatable]) { presenter.loadShows() }
    stage.event("item selected", .needsContent, when: { presenter.numberOfItems > 0 }) {
        presenter.itemSelected(at: presenter.numberOfItems - 1)
    }
    stage.event("logout", .leaves) { presenter.logout() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct HomeLaws {
    @Test(arguments: home.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
