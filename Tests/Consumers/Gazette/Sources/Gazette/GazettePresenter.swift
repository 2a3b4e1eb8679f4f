import Foundation

/// Renders stories in the reader's order.
@MainActor
public final class GazettePresenter {
    private weak var screen: (any GazetteScreen)?
    private let desk: any NewsDeskProtocol
    private weak var router: (any GazetteRouting)?
    private let language: Locale
    private var stories: [Story] = []
    private var order: GazetteOrder?

    public init(
        screen: any GazetteScreen,
        desk: any NewsDeskProtocol,
        router: any GazetteRouting,
        language: Locale
    ) {
        self.screen = screen
        self.desk = desk
        self.router = router
        self.language = language
    }

    public func refresh() {
        screen?.render(.loading)
        desk.latest { [weak self] in self?.show($0) }
    }

    public func tapped(_ story: Story) { router?.open(story) }

    public func tappedOrder() {
        router?.askForOrder { [weak self] in self?.arrange($0) }
    }

    private func show(_ result: Result<[Story], any Error>) {
        guard case .success(let stories) = result else {
            screen?.render(.failed)
            return
        }
        self.stories = stories
        screen?.render(stories.isEmpty ? .empty : .stories(arranged))
    }

    private func arrange(_ order: GazetteOrder) {
        self.order = order
        if !stories.isEmpty { screen?.render(.rearranged(arranged)) }
    }

    private var arranged: [Story] {
        switch order {
        case .byDay:
            arranged {
                Self.day($0.date)
            } before: {
                $0 > $1
            }
        case .byHeadline: arranged(\.title, before: isBefore)
        case .bySource: arranged(\.website, before: isBefore)
        case .byReporter: arranged({ $0.authors?.prefix { $0 != "," }.description }, before: isBefore)
        case nil: stories
        }
    }

    private func arranged<Key>(_ key: (Story) -> Key?, before: (Key, Key) -> Bool) -> [Story] {
        let dated = stories.compactMap { story in key(story).map { (story, $0) } }
        return dated.sorted { before($0.1, $1.1) }.map(\.0) + stories.filter { key($0) == nil }
    }

    private func isBefore(_ one: String, _ other: String) -> Bool {
        one.compare(other, options: .caseInsensitive, range: nil, locale: language) == .orderedAscending
    }

    /// A day as a number that grows.
    private static func day(_ date: String?) -> Int? {
        let parts = (date ?? "").split(separator: "/").compactMap { Int($0) }
        return parts.count == 3 ? parts[2] * 10_000 + parts[0] * 100 + parts[1] : nil
    }
}
