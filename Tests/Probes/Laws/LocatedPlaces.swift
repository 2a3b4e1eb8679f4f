import LawReference
public import VIPERSpecs

/// Asks whether it may know where the user is, and then what is there; each load takes the place of the one before.
@MainActor
public final class LocatedPlaces {
    private enum Shown: RecordedCall {
        case isBusy(Bool), places([String]), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let (permission, places): (AskedMock<Bool>, AskedMock<[String]>)
    private let endsEarly: Bool
    private var newest = 0

    private init(
        _ view: ToldSpy<Shown>,
        _ permission: AskedMock<Bool>,
        _ places: AskedMock<[String]>,
        endsEarly: Bool
    ) {
        (self.view, self.permission, self.places, self.endsEarly) = (view, permission, places, endsEarly)
    }

    /// Stages the module.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - endsEarly: Whether a load that was replaced ends the indicator of the newer one.
    public static func put(on stage: Stage, endsEarly: Bool = false) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let permission = AskedMock<Bool>("Permission", log: stage.log)
        let places = AskedMock<[String]>("Places", log: stage.log)
        let module = LocatedPlaces(view, permission, places, endsEarly: endsEarly)
        stage.view(view)
        stage.track(module)
        stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
        stage.state(from: Shown.problem("Offline"), until: .problem(nil))
        stage.request(permission.answers, gives: { _ in true }, fails: Offline())
        stage.request(places.answers, gives: { ["place \($0)"] }, fails: Offline())
        stage.event("view appears", .appears) { module.load() }
        stage.event("pull") { module.load() }
    }

    private func load() {
        newest += 1
        view?(.isBusy(true))
        permission.get("permission") { [weak self, newest] answer in
            guard let self else { return }
            guard newest == self.newest else { return endsEarly ? view?(.isBusy(false)) ?? () : () }
            guard case .success = answer else { return end(.problem("Offline")) }
            places.get("here") { [weak self] answer in
                guard let self, newest == self.newest else { return }
                guard case .success(let places) = answer else { return end(.problem("Offline")) }
                end(.problem(nil))
                view?(.places(places))
            }
        }
    }

    private func end(_ call: Shown) {
        view?(.isBusy(false))
        view?(call)
    }
}
