import Proof
import ShowsSpecs

/// An interactor of the shows with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyShowsInteractor: FaultyModule, HomeInteractorInterface, ShowDetailsInteractorInterface,
    LoginInteractorInterface, ReviewInteractorInterface
{
    typealias Part = FaultyShowsInteractor
    typealias Completion<Value> = @MainActor @Sendable (Result<Value, any Error>) -> Void

    let showService: any ShowService
    let userService: any UserService

    /// How often the service is asked for each question.
    var times = 1
    /// Changes the texts before they are passed to the service.
    var text: (String) -> String = { $0 }
    /// Changes the rating before it is passed to the service.
    var stars: (Int) -> Int = { $0 }
    /// Changes an answer before it is passed on.
    var edit: (Result<Any, any Error>) -> Result<Any, any Error> = { $0 }
    /// Whether an answer is passed on, given its question's number.
    var hears: (Part, Int) -> Bool = { _, _ in true }
    /// The newest answers, by the name of their question.
    var known: [String: Any] = [:]
    var knows = false
    var questions = 0
    var failures = 0
    var hearsFailures = true
    /// Whether only one completion is stored, which the next question replaces.
    var hasOnePlace = false
    var place: Any?
    /// Whether the completion of a question after a failure is retained.
    var keepsAfterFailure = false
    /// Returns the key by which overlapping questions are joined; `nil` if they are not.
    var joins: (_ name: String, _ arguments: [String]) -> String? = { _, _ in nil }
    /// Whether all joined completions are told of a failure, instead of only the first.
    var tellsAllOfFailures = true
    /// Whether a question can join one that is just being answered.
    var joinsLate = false
    /// Whether the completion is retained after the service was asked, which is too late for an immediate answer.
    var notesLate = false
    var noted: [Int: Any] = [:]
    /// The completions that wait for an answer, by the key of their joined questions.
    var waiting: [String: [Any]] = [:]
    var leave: (Part) -> Void = { $0.userService.removeUser() }
    var remember: (Part) -> Void = { $0.userService.rememberUser() }

    init(_ fixture: ShowsInteractorFixture, _ replace: (FaultyShowsInteractor) -> Void) {
        showService = fixture.showService
        userService = fixture.userService
        super.init()
        replace(self)
    }

    func getShows(_ completion: @escaping Completion<[Show]>) {
        ask("shows", [], completion) { self.showService.getShows($0) }
    }

    func getShowDetails(for showId: String, _ completion: @escaping Completion<Show>) {
        ask("show", [showId], completion) { self.showService.getShowDetails(for: self.text(showId), $0) }
    }

    func getAllReviews(for showId: String, _ completion: @escaping Completion<[Review]>) {
        ask("reviews", [showId], completion) { self.showService.getAllReviews(for: self.text(showId), $0) }
    }

    func addReview(
        _ comment: String,
        rating: Int,
        for showId: String,
        _ completion: @escaping Completion<Review>
    ) {
        ask("review", [comment, "\(rating)", showId], completion) {
            self.showService.addReview(self.text(comment), rating: self.stars(rating), for: showId, $0)
        }
    }

    func login(with email: String, _ password: String, _ completion: @escaping Completion<User>) {
        ask("login", [email, password], completion) { self.userService.login(with: self.text(email), password, $0) }
    }

    func register(with email: String, _ password: String, _ completion: @escaping Completion<User>) {
        ask("register", [email, password], completion) {
            self.userService.register(with: self.text(email), password, $0)
        }
    }

    func logout() { leave(self) }

    func rememberUser() { remember(self) }

    private func ask<Value: Sendable>(
        _ name: String,
        _ arguments: [String],
        _ completion: @escaping Completion<Value>,
        _ ask: @escaping @MainActor (@escaping Completion<Value>) -> Void
    ) {
        if knows, let value = known[name] as? Value { return completion(.success(value)) }
        questions += 1
        asking()
        if let key = joins(name, arguments) {
            waiting[key, default: []].append(completion)
            guard waiting[key]?.count == 1 else { return }
            return ask { [weak self] result in
                guard let self else { return }
                let isFailure = if case .failure = result { true } else { false }
                let all = waiting[key] ?? []
                if !joinsLate { waiting[key] = nil }
                let told = isFailure && !tellsAllOfFailures ? all.prefix(1) : all[...]
                for case let told as Completion<Value> in told { told(result) }
                if joinsLate { waiting[key] = nil }
            }
        }
        if hasOnePlace { place = completion }
        for time in 0..<times {
            let answer: Completion<Value> = { [weak self, questions] result in
                guard let self else { return completion(result) }
                noted[questions] = nil
                guard hears(self, questions), time == 0 else { return }
                answered()
                switch result {
                case .success(let value): known[name] = value
                case .failure where !hearsFailures: return
                case .failure: failures += 1
                }
                let told = hasOnePlace ? place as? Completion<Value> ?? completion : completion
                let edited = edit(result.map { $0 as Any }).flatMap { value in
                    (value as? Value).map { .success($0) } ?? result
                }
                tell { told(edited) }
            }
            pose { ask(answer) }
        }
        if keepsAfterFailure, failures > 0 { place = completion }
        if notesLate { noted[questions] = completion }
    }

    override func askAgain() { showService.getShows { _ in } }
}
