import Foundation
@testable import Others
import Testing
import VIPERSpecs

let gazette = Module { stage in
    let screen = GazetteScreenSpy(log: stage.log)
    let feed = StoryFeedingSpy(log: stage.log)
    let router = GazetteRoutingSpy(log: stage.log)
    let desk = NewsDesk(feed: feed)
    let presenter = GazettePresenter(
        screen: screen,
        desk: desk,
        router: router,
        language: Locale(identifier: "en_US_POSIX")
    )
    stage.view(screen)
    stage.wireframe(router)
    stage.track(desk, presenter)
    stage.busy(
        from: GazetteScreenSpy.Call.render(.loading),
        until: .render(.stories([])),
        .render(.rearranged([])),
        .render(.empty),
        .render(.failed)
    )
    stage.request(
        feed.feed,
        gives: {
            [
                Story(
                    date: "date \($0)",
                    title: "title \($0)",
                    website: "website \($0)",
                    authors: "authors \($0)",
                    content: "content \($0)",
                    image: "image \($0)"
                )
            ]
        },
        empty: [],
        fails: Unavailable()
    )
    router.askForOrder.give(GazetteOrder.byDay)
    stage.event("refresh", [.appears, .repeatable]) { presenter.refresh() }
    stage.event("tapped") {
        presenter.tapped(
            Story(
                date: "date",
                title: "title",
                website: "website",
                authors: "authors",
                content: "content",
                image: "image"
            )
        )
    }
    stage.event("tapped order") { presenter.tappedOrder() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct GazetteLaws {
    @Test(arguments: gazette.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
