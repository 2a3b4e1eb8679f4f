import Foundation
import Testing

extension Trial<ListPresenterSpec> {
    /// Tells a presenter what was found, and writes it into the story.
    func tell(_ items: [UpcomingItem], to presenter: ListPresenterSpec.Subject, _ fixture: ListPresenterFixture) {
        fixture.log.note("foundUpcomingItems(\(PlainText.of(items, limit: 500)))")
        presenter.foundUpcomingItems(items)
    }

    /// Lets the view appear, and gives the presenter the time to ask.
    func update(_ presenter: ListPresenterSpec.Subject, _ fixture: ListPresenterFixture) async {
        act("updateView()", fixture) { presenter.updateView() }
        await settle()
    }

    /// Tells a fresh presenter what it asked for, and waits until it shows something.
    func show(_ items: [UpcomingItem], on clock: any DayClock) async throws -> ListPresenterFixture {
        let fixture = ListPresenterFixture(clock: clock)
        let presenter = try await build(fixture)
        await update(presenter, fixture)
        tell(items, to: presenter, fixture)
        await wait { !fixture.shown.isEmpty }
        return fixture
    }
}

extension UpcomingItem {
    /// An item that is due at noon of a day.
    init(_ title: String, _ relation: NearTermDateRelation, on day: CivilDay, in zone: TimeZone = .gmt) {
        self.init(title: title, dueDate: day.at(12, in: zone), relation: relation)
    }
}
