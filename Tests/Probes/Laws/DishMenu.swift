import LawReference
public import VIPERSpecs

/// The dishes of a kitchen, page by page, all of them or only the vegan ones, loaded anew when the view comes back.
@MainActor
public final class DishMenu {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case dishes([String]), isVegan(Bool), isOffline(Bool)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        /// The pages go on where they were although the list starts over.
        case keepsThePage
        /// All dishes are asked for next, although the switch stands where it was.
        case forgetsTheSwitch
        /// Only the vegan dishes are asked for next, although the switch stands where it was before.
        case keepsTheSwitch
    }

    private weak let view: ToldSpy<Shown>?
    private let kitchen: AskedMock<[String]>
    private let (fault, loadsAgain): (Fault?, Bool)
    private var (dishes, page, isVegan, hasLoaded) = ([String](), 1, false, false)
    private var (listed, newest, isPaging) = ("all", 0, false)

    private init(_ view: ToldSpy<Shown>, _ kitchen: AskedMock<[String]>, _ fault: Fault?, loadsAgain: Bool) {
        (self.view, self.kitchen, self.fault, self.loadsAgain) = (view, kitchen, fault, loadsAgain)
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameters:
    ///   - fault: What is wrong with it.
    ///   - loadsAgain: Whether the dishes are loaded anew when the view comes back.
    public nonisolated static func stage(
        _ fault: Fault? = nil,
        loadsAgain: Bool = true
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let kitchen = AskedMock<[String]>("Kitchen", log: stage.log)
            let menu = DishMenu(view, kitchen, fault, loadsAgain: loadsAgain)
            stage.view(view)
            stage.track(menu)
            stage.request(kitchen.answers, gives: { ["soup \($0)", "stew \($0)"] }, fails: Offline())
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.event("view appears", [.appears, .repeatable]) { menu.appear() }
            stage.event("pull to refresh") { menu.load() }
            stage.event("switch vegan", .repeatable) { menu.toggle() }
            stage.event("reset") { menu.reset() }
            stage.event("scroll to end", [.addsUp, .needsContent]) { menu.loadMore() }
        }
    }

    private var path: String { isVegan ? "vegan" : "all" }

    private func appear() {
        if fault == .forgetsTheSwitch { isVegan = false }
        if !hasLoaded { view?(.isVegan(isVegan)) }
        if loadsAgain || !hasLoaded { load(keepsThePage: fault == .keepsThePage && hasLoaded) }
    }

    private func toggle() {
        isVegan.toggle()
        view?(.isVegan(isVegan))
        load()
    }

    private func reset() {
        let wasVegan = isVegan
        isVegan = false
        view?(.isVegan(false))
        load()
        if fault == .keepsTheSwitch { isVegan = wasVegan }
    }

    private func load(keepsThePage: Bool = false) {
        newest += 1
        isPaging = false
        view?(.isOffline(false))
        kitchen.get("\(path) 0") { [weak self, newest, path] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let dishes) = answer else {
                view?(.isOffline(true))
                return
            }
            (self.dishes, listed, hasLoaded) = (dishes, path, true)
            if !keepsThePage { page = 1 }
            view?(.dishes(dishes))
        }
    }

    private func loadMore() {
        guard !isPaging, hasLoaded else { return }
        isPaging = true
        kitchen.get("\(listed) \(page)") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            isPaging = false
            guard case .success(let more) = answer else {
                view?(.isOffline(true))
                return
            }
            page += 1
            dishes += more
            view?(.isOffline(false))
            view?(.dishes(dishes))
        }
    }
}
