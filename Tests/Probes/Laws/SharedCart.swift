import LawReference
public import VIPERSpecs

/// A cart that others change, too; an alert says what has failed, and covers the screen until it is closed.
@MainActor
public final class SharedCart {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case items([String]), alert, note(String), receipt(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, store): (AskedMock<[String]>, AskedMock<Void>)
    private let repeatsTheFirst: Bool
    private var (items, newest, isAlertUp, isPaying) = ([] as [String], 0, false, false)
    private var failed: (@MainActor () -> Void)?

    private init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<[String]>,
        _ store: AskedMock<Void>,
        repeatsTheFirst: Bool
    ) {
        (self.view, self.service, self.store, self.repeatsTheFirst) = (view, service, store, repeatsTheFirst)
    }

    /// Stages the module; a faulty one tries again for ever what has failed first.
    public static func put(on stage: Stage, repeatsTheFirst: Bool = false) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let service = AskedMock<[String]>("Service", log: stage.log)
        let store = AskedMock<Void>("Store", log: stage.log)
        let cart = SharedCart(view, service, store, repeatsTheFirst: repeatsTheFirst)
        stage.view(view)
        stage.store(store)
        stage.track(cart)
        stage.passing(Shown.alert)
        stage.request(service.answers, gives: { ["a\($0)", "b\($0)"] }, fails: Offline())
        stage.request(store.answers, gives: { _ in }, fails: Offline())
        stage.event("view appears", .appears) { cart.load() }
        stage.event("cart has changed elsewhere", .notByUser) { cart.load() }
        stage.event("choose first", when: { !cart.items.isEmpty && !cart.isAlertUp }) { cart.chooseFirst() }
        stage.event("pay", when: { !cart.items.isEmpty && !cart.isAlertUp }) { cart.pay() }
        stage.event("close the alert", when: { cart.isAlertUp }) { cart.isAlertUp = false }
        stage.event("try again", when: { cart.isAlertUp }) {
            cart.isAlertUp = false
            cart.failed?()
        }
    }

    private func load() {
        newest += 1
        service.get("cart") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let items) = answer else { return fail { [weak self] in self?.load() } }
            self.items = items
            view?(.items(items))
        }
    }

    private func pay() {
        guard !isPaying else { return }
        isPaying = true
        store.get("payment") { [weak self] answer in
            guard let self else { return }
            isPaying = false
            guard case .success = answer else { return fail { [weak self] in self?.pay() } }
            view?(.receipt("Paid"))
        }
    }

    private func fail(_ retry: @escaping @MainActor () -> Void) {
        if failed == nil || !repeatsTheFirst { failed = retry }
        isAlertUp = true
        view?(.alert)
    }

    private func chooseFirst() {
        if let item = items.first { view?(.note("\(item) is chosen")) }
    }
}
