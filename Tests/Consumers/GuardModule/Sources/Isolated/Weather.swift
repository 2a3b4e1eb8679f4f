import Foundation
import Observation
protocol WeatherProviding {
    func forecast(for city: City) async throws -> Forecast; func alerts() -> AsyncStream<String>
}
struct City: Hashable { var name: String; var position: (lat: Double, lon: Double) { (1, 2) } }
final class Forecast {
    let days: [Day]; init(days: [Day]) { self.days = days };
    struct Day { let high: Measurement<UnitTemperature>; let date: Date }
}
@Observable final class WeatherModel {
    var city = ""
    var unit: UnitTemperature = .celsius
    private(set) var rows: [String] = []
    private(set) var isRefreshing = false
    private(set) var failed = false
    private let provider: any WeatherProviding
    private let clock: any Clock<Duration>
    init(provider: any WeatherProviding, clock: any Clock<Duration> = ContinuousClock()) {
        self.provider = provider; self.clock = clock
    }
    func refresh() async {
        isRefreshing = true; defer { isRefreshing = false }
        do { rows = try await provider.forecast(for: City(name: city)).days.map { "\($0.date)" }; failed = false } catch
        { failed = true }
    }
    func watch() async { for await alert in provider.alerts() { rows.append(alert) } }
}
protocol ClockView: AnyObject { func show(_ time: String) }
final class ClockPresenter {
    private weak var view: ClockView?; private let calendar: Calendar; private let now: () -> Date;
    init(view: ClockView, calendar: Calendar, now: @escaping () -> Date) {
        self.view = view; self.calendar = calendar; self.now = now
    }; func viewDidLoad() { view?.show("\(calendar.component(.hour, from: now()))") }
}
