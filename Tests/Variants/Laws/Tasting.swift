import LawReference
import VIPERSpecs

/// Teas to choose from, with the ratings of the chosen one.
@MainActor
final class Tasting {
    enum Shown: RecordedCall {
        case chosen(String), stars(String), alert(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Int>
    private var newest = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Int>) {
        (self.view, self.service) = (view, service)
    }

    func choose(_ tea: String) {
        newest += 1
        view?(.chosen(tea))
        view?(.stars(""))
        service.get(tea) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            switch answer {
            case .success(let count): view?(.stars(String(repeating: "*", count: count + 1)))
            case .failure: view?(.alert("Nobody knows how others like it."))
            }
        }
    }
}
