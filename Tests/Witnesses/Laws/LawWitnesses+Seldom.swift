import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults that take one step more than usual: a value before a loss, another choice before a failure, or an answer
    /// before the view disappears.
    static let seldom: [Witness<ModuleLaws>] = [
        Witness("stays offline once it was lost after a value, and reads on for nobody", violates: [10, 11, 18]) {
            stage in
            let view = ToldSpy<Sign>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var (hasValue, reader): (Bool, Task<Void, Never>?) = (false, nil)
            stage.view(view)
            stage.state(from: Sign.offline(true), until: .offline(false))
            stage.request(service.answers, gives: { "value \($0)" }, fails: Offline(), endless: true)
            let connect = { @MainActor [weak view] in
                reader?.cancel()
                let values = service.values("all")
                reader = Task { [weak view] in
                    do {
                        for try await value in values {
                            if !hasValue { view?(.offline(false)) }
                            hasValue = true
                            view?(.value(value))
                        }
                    } catch {
                        if !Task.isCancelled { view?(.offline(true)) }
                    }
                }
            }
            stage.event("view appears", .appears) { connect() }
            stage.event("reconnect") { connect() }
        },
        Witness("goes back to the first value when another choice has failed", violates: [12, 34]) { stage in
            let view = ToldSpy<Sign>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            stage.view(view)
            stage.store(service)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.state(from: Sign.problem("Not set"), until: .problem(nil))
            let choose = { @MainActor [weak view] (degrees: String) in
                view?(.problem(nil))
                view?(.value(degrees))
                service.get(degrees) { [weak view] answer in
                    guard case .failure = answer else { return }
                    view?(.value("20"))
                    view?(.problem("Not set"))
                }
            }
            stage.event("view appears", .appears) { [weak view] in view?(.value("20")) }
            stage.event("choose 21", .onlyAtRest) { choose("21") }
            stage.event("choose 23", .onlyAtRest) { choose("23") }
        },
        Witness(
            "takes back the newer choice as well when an older one fails",
            violates: [34],
            build: Thermostat.stage(forgetsTheNewer: true)
        ),
        Witness(
            "asks on and on out of sight, once the first answer has come",
            violates: [18],
            build: TicketQueue.stage(.asksUnseen)
        ),
        Witness(
            "stays offline when two rounds that an answer has begun have failed",
            violates: [11],
            build: TicketQueue.stage(.staysOffline)
        ),
        Witness(
            "does not go on with what an answer has begun once the view comes back",
            violates: [38],
            build: TicketQueue.stage(.asksNoMoreAfterComingBack)
        ),
    ]
}

/// What a view is told.
private enum Sign: RecordedCall {
    case offline(Bool), value(String), problem(String?)
}
