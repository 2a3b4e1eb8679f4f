import Channel
import ShowsSpecs
import Testing

/// Our model offers what the kit's presenter does.
@Suite struct ChannelModelTests {
    @Test(arguments: HomePresenterSpec.requirements)
    func conforms(to requirement: HomePresenterSpec.Requirement) async throws {
        try await requirement.verify(
            inapplicable: ["HOME-PRESENTER-16": "Our model awaits its programmes, which come once."]
        ) { fixture in
            let finder = Finder(fixture.interactor)
            let model = ChannelModel(screen: fixture.view, finder: finder, coordinator: fixture.wireframe)
            fixture.track(model)
            return DrivenChannel(model: model, finder: finder)
        }
    }
}

/// Drives our model as the kit drives presenters.
@MainActor
private final class DrivenChannel: HomePresenterInterface {
    private let model: ChannelModel
    private let finder: Finder

    init(model: ChannelModel, finder: Finder) {
        self.model = model
        self.finder = finder
    }

    var numberOfItems: Int { model.programmes.count }

    func item(at index: Int) -> Show? {
        guard model.programmes.indices.contains(index) else { return nil }
        return finder.shows[model.programmes[index].number]
    }

    func itemSelected(at index: Int) { model.tapped(index) }

    func logout() { model.signOut() }

    func loadShows() { model.refresh() }
}
