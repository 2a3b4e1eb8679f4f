import LawReference
public import VIPERSpecs

/// A name that is loaded, can be changed, and is then stored.
@MainActor
public final class Profile {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case name(String), toast(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let (names, store): (AskedMock<String>, AskedMock<Void>)
    private let storesWhatWasLoaded: Bool
    private var (loaded, name, isLoading, isStoring) = ("", "", false, false)

    private init(
        _ view: ToldSpy<Shown>,
        _ names: AskedMock<String>,
        _ store: AskedMock<Void>,
        storesWhatWasLoaded: Bool
    ) {
        (self.view, self.names, self.store) = (view, names, store)
        self.storesWhatWasLoaded = storesWhatWasLoaded
    }

    /// Puts the module on a stage.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - storesWhatWasLoaded: Whether it stores the name that was loaded, whatever was typed.
    public static func put(on stage: Stage, storesWhatWasLoaded: Bool = false) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let names = AskedMock<String>("Names", log: stage.log)
        let store = AskedMock<Void>("Store", log: stage.log)
        let profile = Profile(view, names, store, storesWhatWasLoaded: storesWhatWasLoaded)
        stage.view(view)
        stage.store(store)
        stage.track(profile)
        stage.passing(Shown.toast(""))
        stage.request(names.answers, gives: { "Ann \($0)" }, fails: Offline())
        stage.request(store.answers, gives: { _ in }, fails: Offline())
        stage.event("view appears", [.appears, .repeatable]) { profile.load() }
        stage.event("type", when: { !profile.loaded.isEmpty }) { profile.type("Bob") }
        stage.event("store", .repeatable, when: { !profile.name.isEmpty && !profile.isStoring }) { profile.send() }
    }

    private func load() {
        guard loaded.isEmpty, !isLoading else { return }
        isLoading = true
        names.get("name") { [weak self] answer in
            guard let self else { return }
            isLoading = false
            guard case .success(let name) = answer else { return view?(.toast("Offline")) ?? () }
            (loaded, self.name) = (name, name)
            view?(.name(name))
        }
    }

    private func type(_ name: String) {
        self.name = name
        view?(.name(name))
    }

    private func send() {
        guard !isStoring else { return }
        isStoring = true
        store.get(storesWhatWasLoaded ? loaded : name) { [weak self] answer in
            guard let self else { return }
            isStoring = false
            if case .success = answer { view?(.toast("Stored")) } else { view?(.toast("Offline")) }
        }
    }
}
