import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that carry something with them: what is sent, what is asked about, or how many there are.
    static let carried: [Variant<ModuleLaws>] = [
        Variant("is busy in a state that carries what is sent") { stage in
            let view = ToldSpy<Parcel.Shown>("View", log: stage.log)
            let parcel = Parcel(view, AskedMock<String>("Service", log: stage.log))
            stage.view(view)
            stage.track(parcel)
            stage.busy(from: Parcel.Shown.render(.sending("")), until: .render(.sent("")), .render(.failed))
            stage.request(parcel.service.answers, gives: { "receipt \($0)" }, fails: Offline())
            stage.event("send") { parcel.send("hello") }
        },
    ]
}

/// Sends something, and says all the while what it is.
@MainActor
private final class Parcel {
    enum State: Equatable, Sendable {
        case sending(String), sent(String), failed
    }

    enum Shown: RecordedCall {
        case render(State), busy(Bool), rows([String]), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    let service: AskedMock<String>
    private var newest = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func send(_ text: String) {
        newest += 1
        view?(.render(.sending(text)))
        service.get(text) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            view?(.render((try? answer.get()).map(State.sent) ?? .failed))
        }
    }
}
