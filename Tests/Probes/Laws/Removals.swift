import LawReference
public import VIPERSpecs

/// Songs that are removed once they can no longer be put back: after five seconds, or when the next one is removed.
@MainActor
public final class Removals {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case songs([String]), bar(Bool), problem(String?)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case putsBackAtTheEnd, putsBackWhatWasRemoved, putsBackTheNextAsWell, sendsAnUndoneOne
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let clock: TestClock
    private let fault: Fault?
    private let all = ["Angie", "Blackbird", "Creep"]
    private lazy var songs = all
    private var (pending, before): (String?, [String]?)
    private var timer: ScheduledAction?
    private var undone: String?
    private var isSending = false

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, _ clock: TestClock, fault: Fault?) {
        (self.view, self.service, self.clock, self.fault) = (view, service, clock, fault)
    }

    /// Stages the module.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            let removals = Removals(view, service, stage.clock.sleeping, fault: fault)
            stage.view(view)
            stage.store(service)
            stage.track(removals)
            stage.state(from: Shown.bar(true), until: .bar(false))
            stage.state(from: Shown.problem("Not removed"), until: .problem(nil))
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { removals.show() }
            stage.event("remove", [.repeatable, .outlivesView], when: { removals.canRemove }) { removals.remove() }
            stage.event("undo", undoes: "remove", when: { removals.pending != nil }) { removals.undo() }
        }
    }

    private var canRemove: Bool { !songs.isEmpty && !isSending }

    private func show() { view?(.songs(songs)) }

    private func remove() {
        guard canRemove else { return }
        if let undone { service.get(undone) { _ in } }
        undone = nil
        send()
        if fault != .putsBackWhatWasRemoved || before == nil { before = songs }
        pending = songs.removeFirst()
        view?(.problem(nil))
        show()
        view?(.bar(true))
        // What was removed is sent even if the view has gone.
        timer = clock.schedule(after: .seconds(5)) { [self] in send() }
    }

    private func undo() {
        guard let song = pending else { return }
        timer?.cancel()
        if fault == .sendsAnUndoneOne { undone = pending }
        pending = nil
        if fault == .putsBackWhatWasRemoved, let before { songs = before } else { putBack(song) }
        before = nil
        view?(.bar(false))
        show()
    }

    private func putBack(_ song: String) {
        songs = all.filter { $0 == song || songs.contains($0) }
    }

    private func send() {
        guard let song = pending else { return }
        timer?.cancel()
        pending = nil
        view?(.bar(false))
        isSending = true
        service.get(song) { [weak self] answer in
            self?.isSending = false
            guard let self, case .failure = answer else { return }
            if fault == .putsBackAtTheEnd { songs.append(song) } else { putBack(song) }
            if fault == .putsBackTheNextAsWell, let pending { putBack(pending) }
            show()
            view?(.problem("Not removed"))
        }
    }
}
