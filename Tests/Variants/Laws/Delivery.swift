import LawReference
import VIPERSpecs

/// Asks for news of a delivery for as long as it is on screen.
@MainActor
final class Delivery {
    enum Shown: RecordedCall {
        case status(String), isOnline(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var isOn = false
    private var question = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func appear() {
        guard !isOn else { return }
        isOn = true
        ask()
    }

    func disappear() {
        isOn = false
    }

    private func ask() {
        question += 1
        service.get("status") { [weak self, question] answer in
            guard let self, isOn, question == self.question else { return }
            switch answer {
            case .success(let status):
                view?(.isOnline(true))
                view?(.status(status))
                ask()
            case .failure:
                isOn = false
                self.question += 1
                view?(.isOnline(false))
            }
        }
    }
}
