/// A question to an interactor, which passes it on to a service.
@MainActor
struct ServiceQuestion<Subject> {
    typealias Fixture = ShowsInteractorFixture
    /// Receives an answer in words.
    typealias Answered = @MainActor @Sendable (String) -> Void

    let name: String
    /// Asks the interactor, with a text in the arguments.
    let ask: @MainActor (Subject, String, @escaping Answered) -> Void
    /// How often the service was asked.
    let count: @MainActor (Fixture) -> Int
    /// The arguments of the last question to the service, in words.
    let asked: @MainActor (Fixture) -> String
    /// The arguments that the service has to be asked with for a text, in words.
    let arguments: @MainActor (String) -> String
    /// Answers a question with one of several values, or with a failure, and returns the answer in words.
    let answer: @MainActor (Fixture, Int, Int?) -> String
    /// Lets the service answer at once.
    let answerAtOnce: @MainActor (Fixture) -> Void
    /// Lets the service forget its callers.
    let forget: @MainActor (Fixture) -> Void

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - name: Its name in the story.
    ///   - answers: The answers of the service to it.
    ///   - values: Values that the service can answer with.
    ///   - arguments: The arguments that the service has to be asked with, for a text that the interactor is given.
    ///   - ask: Asks the interactor.
    init<Arguments, Value: Sendable>(
        _ name: String,
        _ answers: @escaping @MainActor (Fixture) -> Answers<Arguments, Value, any Error>,
        values: [Value],
        arguments: @escaping @MainActor (String) -> Arguments,
        ask:
            @escaping @MainActor (
                Subject, String, @escaping @MainActor @Sendable (Result<Value, any Error>) -> Void
            ) -> Void
    ) {
        self.name = name
        self.ask = { subject, text, answered in ask(subject, text) { answered(Self.words(of: $0)) } }
        count = { answers($0).held.count }
        asked = { fixture in (try? answers(fixture).held.last?.arguments).map(Self.words) ?? "" }
        answerAtOnce = { answers($0).give(values[0]) }
        forget = { answers($0).forgetHeld() }
        self.arguments = { Self.words(arguments($0)) }
        answer = { fixture, index, kind in
            let result: Result<Value, any Error> =
                kind.map { .success(values[$0 % values.count]) } ?? .failure(NoConnection())
            answers(fixture).held[index].end(with: result)
            return Self.words(of: result)
        }
    }

    private static func words<Value>(of result: Result<Value, any Error>) -> String {
        if case .success(let value) = result { words(value) } else { "a failure" }
    }

    private static func words(_ value: Any) -> String { PlainText.of(value, limit: 1_000_000) }
}
