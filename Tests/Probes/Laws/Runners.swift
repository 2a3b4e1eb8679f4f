import LawReference
public import VIPERSpecs

/// The runners who have signed up, or a word that nobody has.
@MainActor
public final class Runners {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case runners([String]), nobody, problem(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let takesNobodyForNoSuccess: Bool
    private var newest = 0

    private init(_ view: ToldSpy<Shown>, takesNobodyForNoSuccess: Bool, log: CallLog) {
        self.takesNobodyForNoSuccess = takesNobodyForNoSuccess
        (self.view, service) = (view, AskedMock("Service", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter takesNobodyForNoSuccess: Whether an error stays if it is known at last that nobody has signed up.
    public nonisolated static func stage(
        takesNobodyForNoSuccess: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let runners = Runners(view, takesNobodyForNoSuccess: takesNobodyForNoSuccess, log: stage.log)
            stage.view(view)
            stage.track(runners)
            stage.oneOf(Shown.runners([]), .nobody)
            stage.state(from: Shown.problem(true), until: .problem(false))
            stage.request(runners.service.answers, gives: { ["Ann \($0)"] }, empty: [], fails: Offline())
            stage.event("view appears", .appears) { runners.load() }
            stage.event("pull to refresh") { runners.load() }
        }
    }

    private func load() {
        newest += 1
        service.get("runners") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let runners) = answer else {
                view?(.problem(true))
                return
            }
            if !runners.isEmpty || !takesNobodyForNoSuccess { view?(.problem(false)) }
            view?(runners.isEmpty ? .nobody : .runners(runners))
        }
    }
}
