import ShowsContracts

/// Why nothing comes.
struct Offline: Error {}

/// Keeps shows, reviews and the user in memory, and answers at once.
@MainActor
final class Television: ShowService, UserService {
    var isOffline = false
    private(set) var user: String?
    private var reviews: [String: [Review]] = [
        "1": [
            Review(id: "1", comment: "All the pieces matter.", rating: 5, author: "lester"),
            Review(id: "2", comment: "Slow.", rating: 4, author: "jimmy"),
            Review(id: "3", comment: "Again!", rating: 5, author: "bunk"),
        ]
    ]
    private let shows = [
        Show(id: "1", title: "The Wire", description: "Baltimore, from both sides."),
        Show(id: "2", title: "Dark", description: "A cave, and 33 years."),
    ]

    func getShows(_ completion: @escaping @MainActor @Sendable (Result<[Show], any Error>) -> Void) {
        completion(answer(shows))
    }

    func getShowDetails(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Show, any Error>) -> Void
    ) {
        completion(answer(shows.first { $0.id == showId }))
    }

    func getAllReviews(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<[Review], any Error>) -> Void
    ) {
        completion(answer(reviews[showId] ?? []))
    }

    func addReview(
        _ comment: String,
        rating: Int,
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Review, any Error>) -> Void
    ) {
        let review = Review(id: "new", comment: comment, rating: rating, author: user ?? "")
        if !isOffline { reviews[showId, default: []].insert(review, at: 0) }
        completion(answer(review))
    }

    func login(
        with email: String,
        _ password: String,
        _ completion: @escaping @MainActor @Sendable (Result<User, any Error>) -> Void
    ) {
        if !isOffline { user = email }
        completion(answer(User(id: "1", email: email)))
    }

    func register(
        with email: String,
        _ password: String,
        _ completion: @escaping @MainActor @Sendable (Result<User, any Error>) -> Void
    ) { login(with: email, password, completion) }

    func rememberUser() {}

    func removeUser() { user = nil }

    private func answer<Value>(_ value: Value?) -> Result<Value, any Error> {
        value.flatMap { isOffline ? nil : .success($0) } ?? .failure(Offline())
    }
}
