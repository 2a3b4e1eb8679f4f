import LawReference
public import VIPERSpecs

/// Sends a parcel to a city that is picked after its country; another country takes the city off the form.
@MainActor
public final class Shipping {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case country(String), city(String?), canSend(Bool), isSent, isNotSent
    }

    private weak let view: ToldSpy<Shown>?
    private let store: AskedMock<Void>
    private let keepsTheCity: Bool
    private var (country, city, isSending) = (nil as String?, nil as String?, false)

    private init(_ view: ToldSpy<Shown>, keepsTheCity: Bool, log: CallLog) {
        (self.view, self.keepsTheCity, store) = (view, keepsTheCity, AskedMock("Store", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter keepsTheCity: Whether a city of the other country can be sent, although it is no longer shown.
    public nonisolated static func stage(keepsTheCity: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let form = Shipping(view, keepsTheCity: keepsTheCity, log: stage.log)
            stage.view(view)
            stage.store(form.store)
            stage.track(form)
            stage.passing(Shown.isSent, .isNotSent)
            stage.request(form.store.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { form.view?(.canSend(form.canSend)) }
            stage.event("pick France", when: { !form.isSending }) { form.pick("France") }
            stage.event("pick its city", when: { form.country != nil && !form.isSending }) { form.pickCity() }
            stage.event("send", when: { form.canSend }) { form.send() }
            stage.event("pick Italy", when: { !form.isSending }) { form.pick("Italy") }
        }
    }

    private var canSend: Bool { city != nil && !isSending }

    private func pick(_ country: String) {
        guard country != self.country else { return }
        self.country = country
        if !keepsTheCity { city = nil }
        view?(.country(country))
        view?(.city(nil))
        view?(.canSend(canSend))
    }

    private func pickCity() {
        city = country == "France" ? "Lyon" : "Turin"
        view?(.city(city))
        view?(.canSend(canSend))
    }

    private func send() {
        guard let country, let city else { return }
        isSending = true
        view?(.canSend(false))
        store.get("\(city), \(country)") { [weak self] answer in
            guard let self else { return }
            isSending = false
            view?(.canSend(canSend))
            if case .success = answer { view?(.isSent) } else { view?(.isNotSent) }
        }
    }
}
