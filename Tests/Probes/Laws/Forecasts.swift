import LawReference
public import VIPERSpecs

/// The weather of a city that the user picks: a kept copy first, then the answer of a service.
@MainActor
public final class Forecasts {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case city(String), placeholder, forecast(String), isBusy(Bool), problem(String?)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case keepsOneForAllCities
    }

    private weak let view: ToldSpy<Shown>?
    private let (copies, service): (AskedMock<String?>, AskedMock<String>)
    private let fault: Fault?
    private var (city, visit, newest, isShown) = ("", 0, 0, false)
    private var kept: String?

    private init(
        _ view: ToldSpy<Shown>,
        _ copies: AskedMock<String?>,
        _ service: AskedMock<String>,
        fault: Fault?
    ) {
        (self.view, self.copies, self.service, self.fault) = (view, copies, service, fault)
    }

    /// Stages the module, with or without a fault.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let copies = AskedMock<String?>("Copies", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let forecasts = Forecasts(view, copies, service, fault: fault)
            stage.view(view)
            stage.track(forecasts)
            stage.oneOf(Shown.placeholder, .forecast(""))
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(copies.answers, gives: { "kept \($0)" }, empty: nil)
            stage.request(service.answers, gives: { "fresh \($0)" }, fails: Offline())
            stage.event("view appears", .appears) { forecasts.pick("Bern") }
            stage.event("pick Rome", .repeatable) { forecasts.pick("Rome") }
            stage.event("pick Oslo", .repeatable) { forecasts.pick("Oslo") }
            stage.event("pull") { forecasts.ask() }
        }
    }

    private func pick(_ name: String) {
        if fault == .keepsOneForAllCities, name != "Bern", let kept {
            (city, visit, newest) = (name, visit + 1, newest + 1)
            view?(.isBusy(false))
            return view?(.forecast(kept)) ?? ()
        }
        if name != city {
            (city, isShown) = (name, false)
            view?(.city(name))
            view?(.placeholder)
        }
        visit += 1
        copies.get(name) { [weak self, visit] answer in
            guard let self, visit == self.visit, !isShown, case .success(let copy?) = answer else { return }
            isShown = true
            view?(.forecast(copy))
        }
        ask()
    }

    private func ask() {
        newest += 1
        view?(.problem(nil))
        view?(.isBusy(true))
        service.get(city) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            view?(.isBusy(false))
            guard case .success(let text) = answer else { return view?(.problem("Offline")) ?? () }
            isShown = true
            if city != "Bern" { kept = text }
            view?(.forecast(text))
        }
    }
}
