import LawReference
public import VIPERSpecs

/// Stars that are shown at once and stored one choice after the other.
@MainActor
public final class StarRating {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case stars(Int), problem
    }

    private weak let view: ToldSpy<Shown>?
    private let store: AskedMock<Void>
    private let dropsTheNext: Bool
    private var (stored, chosen, isSending) = (2, 2, false)

    private init(_ view: ToldSpy<Shown>, _ store: AskedMock<Void>, dropsTheNext: Bool) {
        (self.view, self.store, self.dropsTheNext) = (view, store, dropsTheNext)
    }

    /// Stages the module; a faulty one shows a choice that it never stores if the one before it could not be stored.
    public static func put(on stage: Stage, dropsTheNext: Bool = false) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let store = AskedMock<Void>("Store", log: stage.log)
        let rating = StarRating(view, store, dropsTheNext: dropsTheNext)
        stage.view(view)
        stage.store(store)
        stage.track(rating)
        stage.passing(Shown.problem)
        stage.request(store.answers, gives: { _ in }, fails: Offline())
        stage.event("view appears", .appears) { rating.view?(.stars(rating.stored)) }
        stage.event("tap 4 stars", .repeatable) { rating.choose(4) }
        stage.event("tap 5 stars", .repeatable) { rating.choose(5) }
    }

    private func choose(_ stars: Int) {
        chosen = stars
        view?(.stars(stars))
        send()
    }

    private func send() {
        guard !isSending, chosen != stored else { return }
        isSending = true
        store.get("\(chosen) stars") { [weak self, sent = chosen] answer in
            guard let self else { return }
            isSending = false
            if case .success = answer { stored = sent }
            guard case .failure = answer, sent == chosen else {
                if case .success = answer { return send() }
                return dropsTheNext ? () : send()
            }
            chosen = stored
            view?(.stars(stored))
            view?(.problem)
        }
    }
}
