import Foundation
// Old style with queues, timers, notifications, non-Sendable classes, completion with tuples.
protocol QuizView: AnyObject { func render(question: String, answers: [String]); func tick(_ seconds: Int) }
protocol QuizDelegate: AnyObject { func quizDidEnd(_ score: (right: Int, wrong: Int)) }
protocol QuizLoader {
    func load(topic: Topic, onSuccess: @escaping ([Question]) -> Void, onFailure: @escaping (String) -> Void);
    func cancel()
}
final class Question {
    var text: String; var answers: [String: Bool];
    init(text: String, answers: [String: Bool]) { self.text = text; self.answers = answers }
}
struct Topic: OptionSet { let rawValue: Int; static let maths = Topic(rawValue: 1) }
final class QuizPresenter {
    unowned let view: QuizView
    weak var delegate: QuizDelegate?
    let loader: QuizLoader
    let queue: DispatchQueue
    let schedule: (TimeInterval, @escaping () -> Void) -> Void
    private var questions: [Question] = []
    init(
        view: QuizView,
        loader: QuizLoader,
        queue: DispatchQueue = .main,
        center: NotificationCenter = .default,
        schedule: @escaping (TimeInterval, @escaping () -> Void) -> Void
    ) { self.view = view; self.loader = loader; self.queue = queue; self.schedule = schedule }
    func viewDidLoad() {
        loader.load(
            topic: .maths,
            onSuccess: {
                self.questions = $0; self.view.render(question: $0.first?.text ?? "", answers: [])
            },
            onFailure: { self.view.render(question: $0, answers: []) }
        )
    }
    func answer(_ index: Int) { view.tick(index) }
    func quit() { delegate?.quizDidEnd((1, 2)) }
}
