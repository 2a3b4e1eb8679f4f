import LawReference
public import VIPERSpecs

/// Two parts of one screen that are loaded at once; one alert says that either or both have failed.
@MainActor
public final class Dashboard {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case weather(String), news([String]), isBusy(Bool), alert(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let (weather, news): (AskedMock<String>, AskedMock<[String]>)
    private let alertsEachTime: Bool
    private var (waiting, hasFailed) = (0, false)

    private init(_ view: ToldSpy<Shown>, alertsEachTime: Bool, log: CallLog) {
        (self.view, self.alertsEachTime) = (view, alertsEachTime)
        (weather, news) = (AskedMock("Weather", log: log), AskedMock("News", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter alertsEachTime: Whether each of two failures brings the same alert.
    public nonisolated static func stage(alertsEachTime: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let dashboard = Dashboard(view, alertsEachTime: alertsEachTime, log: stage.log)
            stage.view(view)
            stage.track(dashboard)
            stage.request(dashboard.weather.answers, gives: { "sunny \($0)" }, fails: Offline())
            stage.request(dashboard.news.answers, gives: { ["news \($0)"] }, empty: [], fails: Offline())
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.passing(Shown.alert(""))
            stage.event("view appears", .appears) { dashboard.load() }
            stage.event("pull to refresh", when: { dashboard.waiting == 0 }) { dashboard.load() }
        }
    }

    private func load() {
        guard waiting == 0 else { return }
        (waiting, hasFailed) = (2, false)
        view?(.isBusy(true))
        weather.get("weather") { [weak self] answer in self?.end(answer) { .weather($0) } }
        news.get("news") { [weak self] answer in self?.end(answer) { .news($0) } }
    }

    private func end<Value>(_ answer: Result<Value, any Error>, _ shown: (Value) -> Shown) {
        waiting -= 1
        if waiting == 0 { view?(.isBusy(false)) }
        guard case .success(let value) = answer else {
            if !hasFailed || alertsEachTime { view?(.alert("You are offline.")) }
            hasFailed = true
            return
        }
        view?(shown(value))
    }
}
