import LawReference
public import VIPERSpecs

/// A question that is answered, and another one if the user plays again; what has failed is offered again in an alert.
@MainActor
public final class QuizRound {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case question(String), result(String), isBusy(Bool), alert
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var question: String?
    private var (isLoading, isOver, isAlertUp) = (false, false, false)

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    /// Stages the module.
    public static func put(on stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let service = AskedMock<String>("Service", log: stage.log)
        let quiz = QuizRound(view, service)
        stage.view(view)
        stage.track(quiz)
        stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
        stage.passing(Shown.alert)
        stage.oneOf(Shown.question(""), .result(""))
        stage.request(service.answers, gives: { "question \($0)" }, fails: Offline())
        stage.event("view appears", .appears) { quiz.ask() }
        stage.event("answer", when: { quiz.question != nil }) { quiz.answer() }
        stage.event("play again", when: { quiz.isOver && !quiz.isLoading && !quiz.isAlertUp }) { quiz.ask() }
        stage.event("try again", when: { quiz.isAlertUp }) { quiz.ask() }
    }

    private func ask() {
        (isLoading, isOver, isAlertUp) = (true, false, false)
        view?(.isBusy(true))
        service.get("question") { [weak self] answer in
            guard let self else { return }
            isLoading = false
            view?(.isBusy(false))
            guard case .success(let text) = answer else {
                isAlertUp = true
                return view?(.alert) ?? ()
            }
            question = text
            view?(.question(text))
        }
    }

    private func answer() {
        guard question != nil else { return }
        (question, isOver) = (nil, true)
        view?(.result("Right!"))
    }
}
