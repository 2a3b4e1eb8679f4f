import ArticlesContracts
@testable import References
import Testing
import VIPERSpecs

let details = Module { stage in
    let view = DetailsViewInterfaceSpy(log: stage.log)
    let presenter = DetailsPresenter(
        article: Article(
            date: "date",
            title: "title",
            website: "website",
            authors: "authors",
            content: "content",
            imageURL: "https://example.org/"
        )
    )
    presenter.view = view
    stage.view(view)
    stage.track(presenter)
    stage.event("update view", [.appears, .repeatable]) { presenter.updateView() }
}

@Suite struct DetailsLaws {
    @Test(arguments: details.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
