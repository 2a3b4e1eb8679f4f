@testable import References
import ShowsContracts
import Testing
import VIPERSpecs

let showDetails = Module { stage in
    let view = ShowDetailsViewInterfaceSpy(log: stage.log)
    let showService = ShowServiceSpy(log: stage.log)
    let wireframe = ShowDetailsWireframeInterfaceSpy(log: stage.log)
    let formatter = ShowDetailsFormatter()
    let interactor = ShowDetailsInteractor(showService: showService)
    let presenter = ShowDetailsPresenter(
        view: view,
        formatter: formatter,
        interactor: interactor,
        wireframe: wireframe,
        showId: "show id"
    )
    stage.view(view)
    stage.wireframe(wireframe)
    stage.track(interactor, presenter)
    stage.busy(from: ShowDetailsViewInterfaceSpy.Call.showProgressHUD, until: .hideProgressHUD)
    stage.request(
        showService.getShowDetails,
        gives: {
            Show(
                id: "id \($0)",
                title: "title \($0)",
                description: "description \($0)",
                imageURL: "https://example.org/\($0)",
                averageRating: Double($0)
            )
        },
        fails: Unavailable()
    )
    stage.request(
        showService.getAllReviews,
        gives: { [Review(id: "id \($0)", comment: "comment \($0)", rating: $0, author: "author \($0)")] },
        empty: [],
        fails: Unavailable()
    )
    stage.screen("what is shown", after: ShowDetailsViewInterfaceSpy.Call.reloadData) {
        ((0..<presenter.numberOfItems).map { presenter.item(at: $0) }, presenter.title as Any)
    }
    stage.event("load details", [.appears, .repeatable]) { presenter.loadDetails() }
    stage.event("item selected", .needsContent, when: { presenter.numberOfItems > 0 }) {
        presenter.itemSelected(at: presenter.numberOfItems - 1)
    }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct ShowDetailsLaws {
    @Test(arguments: showDetails.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
