import LawReference
public import VIPERSpecs

/// Voicemails that a view reads; a deletion can be undone for five seconds, and is sent at once by a user who leaves.
@MainActor
public final class PulledVoicemails {
    private let (service, store): (AskedMock<[String]>, AskedMock<Void>)
    private let clock: TestClock
    private var (rows, waiting, hasFailed, isLeft) = ([] as [String], nil as String?, false, false)
    private var timer: ScheduledAction?
    private let sendsWhatWasUndone: Bool
    private var undone: String?

    private init(
        _ service: AskedMock<[String]>,
        _ store: AskedMock<Void>,
        _ clock: TestClock,
        sendsWhatWasUndone: Bool
    ) {
        (self.service, self.store, self.clock) = (service, store, clock)
        self.sendsWhatWasUndone = sendsWhatWasUndone
    }

    deinit { timer?.cancel() }

    /// Stages the module; a faulty one sends on the way out what was undone.
    public static func put(on stage: Stage, sendsWhatWasUndone: Bool = false) {
        let service = AskedMock<[String]>("Service", log: stage.log)
        let store = AskedMock<Void>("Store", log: stage.log)
        let mails = PulledVoicemails(
            service,
            store,
            stage.clock.sleeping,
            sendsWhatWasUndone: sendsWhatWasUndone
        )
        stage.screen("rows") { mails.rows }
        stage.store(store)
        stage.track(mails)
        stage.state("undo bar") { mails.waiting != nil }
        stage.state("not deleted") { mails.hasFailed }
        stage.request(service.answers, gives: { ["a\($0)", "b\($0)"] })
        stage.request(store.answers, gives: { _ in }, fails: Offline())
        stage.event("view appears", .appears) { mails.load() }
        stage.event("delete", .repeatable, when: { !mails.rows.isEmpty }) { mails.delete() }
        stage.event("undo", undoes: "delete", when: { mails.waiting != nil }) { mails.undo() }
        stage.event("leave", [.leaves, .outlivesView]) { mails.leave() }
    }

    private func load() {
        service.get("rows") { [weak self] answer in
            guard let self, !isLeft else { return }
            rows = (try? answer.get()) ?? []
        }
    }

    private func delete() {
        send()
        hasFailed = false
        waiting = rows.removeFirst()
        timer = clock.schedule(after: .seconds(5)) { [weak self] in self?.send() }
    }

    private func undo() {
        timer?.cancel()
        putBack(waiting)
        (undone, waiting) = (waiting, nil)
    }

    private func leave() {
        isLeft = true
        if sendsWhatWasUndone { waiting = waiting ?? undone }
        send()
    }

    private func send() {
        guard let sent = waiting else { return }
        timer?.cancel()
        waiting = nil
        store.get(sent) { [weak self] answer in
            guard let self, case .failure = answer else { return }
            hasFailed = true
            putBack(sent)
        }
    }

    private func putBack(_ row: String?) {
        guard let row else { return }
        rows.append(row)
        rows.sort()
    }
}
