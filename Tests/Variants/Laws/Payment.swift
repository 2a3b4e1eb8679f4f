import LawReference
import VIPERSpecs

/// Pays, and opens a receipt while its view still shows that the payment is in progress.
@MainActor
final class Payment {
    enum Pane: Equatable, Sendable {
        case form, paying, problem(String)
    }

    enum Shown: RecordedCall {
        case render(Pane)
    }

    enum Way: RecordedCall {
        case receipt(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let router: ToldSpy<Way>
    private var isPaying = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, _ router: ToldSpy<Way>) {
        (self.view, self.service, self.router) = (view, service, router)
    }

    func appear() {
        view?(.render(.form))
    }

    func pay() {
        guard !isPaying else { return }
        isPaying = true
        view?(.render(.paying))
        service.get("pay") { [weak self] answer in
            guard let self else { return }
            switch answer {
            case .success(let number): router(.receipt(number))
            case .failure:
                isPaying = false
                view?(.render(.problem("Not paid")))
            }
        }
    }
}
