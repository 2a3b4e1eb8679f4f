import LawReference
import VIPERSpecs

/// Two sections that are loaded at the same time, each with its own spinner.
@MainActor
final class Sections {
    enum Shown: RecordedCall {
        case isNewsBusy(Bool), news(String), isWeatherBusy(Bool), weather(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var newest = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func load() {
        newest += 1
        view?(.isNewsBusy(true))
        view?(.isWeatherBusy(true))
        service.get("news") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            view?(.isNewsBusy(false))
            view?(.news((try? answer.get()) ?? "There is no news."))
        }
        service.get("weather") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            view?(.isWeatherBusy(false))
            view?(.weather((try? answer.get()) ?? "Nobody knows the weather."))
        }
    }
}
