/// Asks its feed, and forgets what is outdated.
@MainActor
public final class NewsDesk: NewsDeskProtocol {
    private let feed: any StoryFeeding
    private var edition = 0

    public init(feed: any StoryFeeding) {
        self.feed = feed
    }

    public func latest(_ done: @escaping @MainActor @Sendable (Result<[Story], any Error>) -> Void) {
        edition += 1
        feed.feed { [weak self, edition] result in
            if edition == self?.edition { done(result) }
        }
    }
}
