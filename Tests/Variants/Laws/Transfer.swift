import LawReference
import VIPERSpecs

/// Shows that nothing is under way when the user has cancelled, and after a failure.
@MainActor
final class Transfer {
    enum Shown: RecordedCall {
        case busy, idle, done(String), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var number = 0
    private var isUnderWay = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func start() {
        guard !isUnderWay else { return }
        number += 1
        isUnderWay = true
        view?(.problem(nil))
        view?(.busy)
        service.get("film") { [weak self, number] answer in
            guard let self, isUnderWay, number == self.number else { return }
            isUnderWay = false
            switch answer {
            case .success(let film): view?(.done(film))
            case .failure:
                view?(.idle)
                view?(.problem("Offline"))
            }
        }
    }

    func cancel() {
        guard isUnderWay else { return }
        isUnderWay = false
        view?(.idle)
    }
}
