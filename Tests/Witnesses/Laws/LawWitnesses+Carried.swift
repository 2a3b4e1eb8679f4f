import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Modules whose indicator is about something else than what is under way, or that do not go on when they come back.
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
    ]
}

private enum Shown: RecordedCall {
    case render(State), problem(String?), busy(Bool), row(String)

    enum State: Equatable, Sendable {
        case sending(String), sent(String)
    }
}
