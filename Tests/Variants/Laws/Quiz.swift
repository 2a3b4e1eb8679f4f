import LawReference
import VIPERSpecs

/// Asks three questions, each for twenty seconds at most, and the next one ahead once one is over.
///
/// In the end it says so, or a router leads to the score.
@MainActor
final class Quiz {
    enum Phase: Equatable, Sendable {
        case loading, question(String), sending, verdict(String), timeUp, problem, end
    }

    enum Shown: RecordedCall {
        case render(Phase), notice
    }

    enum Led: RecordedCall {
        case score
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: TestClock
    private let router: ToldSpy<Led>?
    private var (number, text, phase) = (1, "", Phase.loading)
    private var ahead: String?
    private var (isAskedAhead, isDue) = (false, false)
    private var timer: Task<Void, Never>?

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, clock: TestClock, router: ToldSpy<Led>? = nil) {
        (self.view, self.service, self.clock, self.router) = (view, service, clock, router)
    }

    isolated deinit { timer?.cancel() }

    func play(on stage: Stage) {
        stage.busy(from: Shown.render(.loading), until: .render(.question("")), .render(.problem))
        stage.busy(from: Shown.render(.sending), until: .render(.verdict("")), .render(.question("")))
        stage.state(from: Shown.render(.problem), until: .render(.loading))
        stage.passing(Shown.notice)
        stage.event("view appears", .appears) { self.load() }
        stage.event("try again", when: { self.phase == .problem }) { self.load() }
        stage.event("answer", when: { self.isAsking }) { self.answer() }
        stage.event("next", when: { self.isDecided }) { self.next() }
    }

    private var isAsking: Bool { if case .question = phase { true } else { false } }
    private var isDecided: Bool { if case .verdict = phase { true } else { phase == .timeUp } }

    private func render(_ phase: Phase) {
        self.phase = phase
        view?(.render(phase))
    }

    private func load() {
        render(.loading)
        service.get("question \(number)") { [weak self] answer in
            if case .success(let text) = answer { self?.ask(text) } else { self?.render(.problem) }
        }
    }

    private func ask(_ text: String) {
        self.text = text
        render(.question(text))
        timer = Task { [weak self, clock] in
            guard (try? await clock.sleep(for: .seconds(20))) != nil else { return }
            self?.decide(.timeUp)
        }
    }

    private func answer() {
        guard isAsking else { return }
        timer?.cancel()
        render(.sending)
        service.get("answer to \(number)") { [weak self] answer in
            guard let self else { return }
            if case .success(let verdict) = answer { return decide(.verdict(verdict)) }
            view?(.notice)
            ask(text)
        }
    }

    private func decide(_ phase: Phase) {
        render(phase)
        guard number < 3 else { return }
        isAskedAhead = true
        service.get("question \(number + 1)") { [weak self] answer in
            guard let self else { return }
            isAskedAhead = false
            ahead = try? answer.get()
            guard isDue else { return }
            isDue = false
            showNext()
        }
    }

    private func next() {
        guard isDecided else { return }
        guard number < 3 else { return end() }
        number += 1
        if isAskedAhead {
            isDue = true
            render(.loading)
        } else if ahead != nil {
            showNext()
        } else {
            load()
        }
    }

    private func end() {
        phase = .end
        if let router { router(.score) } else { render(.end) }
    }

    private func showNext() {
        guard let text = ahead else { return render(.problem) }
        ahead = nil
        ask(text)
    }
}
