import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Modules whose indicator does not match the work in progress, or that do not resume when they come back.
    static let carried: [Witness<ModuleLaws>] = [
        Witness("stays busy in a state that carries what is sent, beside what it says of a failure", violates: [11]) {
            stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var newest = 0
            stage.view(view)
            stage.busy(from: Shown.render(.sending("")), until: .render(.sent("")))
            stage.request(service.answers, gives: { "receipt \($0)" }, fails: Offline())
            stage.event("send", .onlyAtRest) { [weak view] in
                newest += 1
                let number = newest
                view?(.render(.sending("hello")))
                service.get("hello") { [weak view] answer in
                    guard number == newest else { return }
                    guard case .success(let text) = answer else { return view?(.problem("Not sent")) ?? () }
                    view?(.problem(nil))
                    view?(.render(.sent(text)))
                }
            }
        },
        Witness("asks every five seconds until its view has gone, and not when it comes back", violates: [38]) {
            stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let clock = stage.clock.sleeping
            var (timer, isLookedAt, hasRow) = (nil as ScheduledAction?, false, false)
            @MainActor func ask(_ view: ToldSpy<Shown>?) {
                service.get("row") { [weak view] answer in
                    guard isLookedAt else { return }
                    view?(.busy(false))
                    if case .success(let text) = answer { view?(.row(text)) } else { view?(.problem("Offline")) }
                    if case .success = answer { hasRow = true }
                    timer = clock.schedule(after: .seconds(5)) { [weak view] in if let view { ask(view) } }
                }
            }
            stage.view(view)
            stage.busy(from: Shown.busy(true), until: .busy(false))
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                guard !hasRow, !isLookedAt else { return }
                isLookedAt = true
                view?(.busy(true))
                ask(view)
            }
            stage.event("view disappears") { [weak view] in
                isLookedAt = false
                timer?.cancel()
                view?(.busy(false))
            }
        },
        Witness("loads anew when it comes back, and does not listen again", violates: [10, 38]) { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let (service, live) = (
                AskedMock<String>("Service", log: stage.log), FreeServiceMock(log: stage.log)
            )
            let reading = Reading()
            var newest = 0
            @MainActor func listen(_ view: ToldSpy<Shown>?) {
                reading.task = Task { [weak view] in
                    do {
                        for try await number in live.counts() { view?(.problem("\(number) new")) }
                    } catch {
                        if !Task.isCancelled { view?(.problem("Not live")) }
                    }
                }
            }
            @MainActor func load(_ view: ToldSpy<Shown>?) {
                newest += 1
                let number = newest
                service.get("rows") { [weak view] answer in
                    if number == newest { view?((try? answer.get()).map(Shown.row) ?? .row("Offline")) }
                }
            }
            stage.view(view)
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.request(live.count, gives: { $0 }, fails: Offline(), endless: true)
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                if reading.task == nil { listen(view) }
                load(view)
            }
            stage.event("view disappears") { reading.task?.cancel() }
        },
        Witness("tries again what was answered last, and not what has failed since", violates: [31]) { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var (query, answered, newest, hasFailed) = ("", "", 0, false)
            @MainActor func find(_ text: String, _ view: ToldSpy<Shown>?) {
                newest += 1
                let number = newest
                (query, hasFailed) = (text, false)
                service.get(text) { [weak view] answer in
                    guard number == newest else { return }
                    guard case .success(let row) = answer else {
                        hasFailed = true
                        return view?(.problem("Offline")) ?? ()
                    }
                    answered = text
                    view?(.problem(nil))
                    view?(.row(row))
                }
            }
            stage.view(view)
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.event("pick today") { [weak view] in find("today", view) }
            stage.event("pick tomorrow") { [weak view] in find("tomorrow", view) }
            stage.event("try again", when: { hasFailed }) { [weak view] in
                find(answered.isEmpty ? query : answered, view)
            }
        },
        Witness("is no longer busy once an older answer to the same has come, which it passes over", violates: [11]) {
            stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var newest = 0
            stage.view(view)
            stage.busy(from: Shown.busy(true), until: .busy(false))
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                newest += 1
                let number = newest
                view?(.busy(true))
                service.get("rows") { [weak view] answer in
                    view?(.busy(false))
                    guard number == newest else { return }
                    view?((try? answer.get()).map(Shown.row) ?? .problem("Offline"))
                }
            }
        },
    ]
}

/// A task that is cancelled when this object is released.
@MainActor
private final class Reading {
    var task: Task<Void, Never>?

    deinit { task?.cancel() }
}

private enum Shown: RecordedCall {
    case render(State), problem(String?), busy(Bool), row(String)

    enum State: Equatable, Sendable {
        case sending(String), sent(String)
    }
}
