import LawReference
public import VIPERSpecs

/// Takes a ticket, and then asks every ten seconds how many are served before, as long as it is looked at.
@MainActor
public final class TicketQueue {
    /// What its view is told.
    public enum Shown: RecordedCall {
        case ticket(Int), before(Int), problem(String?), offline(Bool)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case asksUnseen, staysOffline, asksNoMoreAfterComingBack
    }

    private weak let view: ToldSpy<Shown>?
    private let tickets, queue: AskedMock<Int>
    private let clock: TestClock
    private let fault: Fault?
    private var isVisible = false
    private var ticket: Int?
    private var failures = 0
    private var round = 0
    private var timer: ScheduledAction?

    private init(
        _ view: ToldSpy<Shown>,
        _ tickets: AskedMock<Int>,
        _ queue: AskedMock<Int>,
        _ clock: TestClock,
        _ fault: Fault?
    ) {
        (self.view, self.tickets, self.queue, self.clock, self.fault) = (view, tickets, queue, clock, fault)
    }

    deinit { timer?.cancel() }

    private func appear() {
        isVisible = true
        if fault != .asksNoMoreAfterComingBack { ask() }
    }

    private func disappear() {
        isVisible = false
        if fault != .asksUnseen { rest() }
    }

    private func take() {
        view?(.problem(nil))
        tickets.get("ticket") { [weak self] answer in
            guard let self, ticket == nil else { return }
            guard case .success(let number) = answer else { return view?(.problem("No ticket")) ?? () }
            ticket = number
            view?(.ticket(number))
            if isVisible { ask() }
        }
    }

    private func ask() {
        guard let ticket else { return }
        queue.get("before \(ticket)") { [weak self, round] answer in
            guard let self, round == self.round else { return }
            show(answer)
            timer = clock.schedule(after: .seconds(10)) { [weak self] in self?.ask() }
        }
    }

    private func show(_ answer: Result<Int, any Error>) {
        switch answer {
        case .success(let count):
            if fault != .staysOffline || failures < 2 { view?(.offline(false)) }
            failures = 0
            view?(.before(count))
        case .failure:
            failures += 1
            view?(.offline(true))
        }
    }

    private func rest() {
        round += 1
        timer?.cancel()
    }
}

extension TicketQueue {
    /// Puts it on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let tickets = AskedMock<Int>("Tickets", log: stage.log)
            let queue = AskedMock<Int>("Queue", log: stage.log)
            let module = TicketQueue(view, tickets, queue, stage.clock.sleeping, fault)
            stage.view(view)
            stage.track(module)
            stage.state(from: Shown.problem("No ticket"), until: .problem(nil))
            stage.state(from: Shown.offline(true), until: .offline(false))
            stage.request(tickets.answers, gives: { 100 + $0 }, fails: Offline())
            stage.request(queue.answers, gives: { 1 + $0 }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable], when: { !module.isVisible }) { module.appear() }
            let isFree = { @MainActor @Sendable in module.isVisible && module.ticket == nil }
            stage.event("take a ticket", .onlyAtRest, when: isFree) { module.take() }
            stage.event("view disappears", when: { module.isVisible }) { module.disappear() }
        }
    }
}
