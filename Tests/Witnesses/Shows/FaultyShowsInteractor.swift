import Proof
import ShowsSpecs

/// An interactor of the shows made of exchangeable parts, each correct until a witness replaces it.
@MainActor
final class FaultyShowsInteractor: FaultyModule, HomeInteractorInterface, ShowDetailsInteractorInterface,
    LoginInteractorInterface, ReviewInteractorInterface
{
    typealias Part = FaultyShowsInteractor
    typealias Completion<Value> = @MainActor @Sendable (Result<Value, any Error>) -> Void

    let showService: any ShowService
    let userService: any UserService

    /// How often the service is asked.
    var times = 1
    /// What becomes of the texts that it is asked with.
    var text: (String) -> String = { $0 }
    /// What becomes of the rating.
    var stars: (Int) -> Int = { $0 }
    /// What becomes of an answer.
    var edit: (Result<Any, any Error>) -> Result<Any, any Error> = { $0 }
    /// Whether an answer is handed on.
    var hears: (Part, Int) -> Bool = { _, _ in true }
    /// What is known already, by the name of the question.
    var known: [String: Any] = [:]
    var knows = false
    var questions = 0
    var failures = 0
    var hearsFailures = true
    /// Whether there is one place for the completion, which the next question takes.
    var hasOnePlace = false
    var place: Any?
    /// Whether whoever asks after a failure is kept.
    var keepsAfterFailure = false
    /// What questions that overlap have to have in common to be asked as one; `nil` if they never are.
    var joins: (_ name: String, _ arguments: [String]) -> String? = { _, _ in nil }
    /// Whether all who are joined are told of a failure, and not the first only.
    var tellsAllOfFailures = true
    /// Whether questions are joined to one that is being answered.
    var joinsLate = false
    /// Whether who has asked is noted once the service was asked, until it answers.
    var notesLate = false
    var noted: [Int: Any] = [:]
    /// Who waits for the answer to such a question.
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
