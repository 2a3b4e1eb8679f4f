import LawReference
public import VIPERSpecs

/// A module that crashes the process when an answer comes after its release.
///
/// It is not in the table of witnesses, since its crash would end the run of the table.
@MainActor
public final class UnownedCounter {
    private weak let view: FreeViewSpy?
    private let service: FreeServiceMock

    init(_ doubles: FreeDoubles) {
        (view, service) = (doubles.view, doubles.service)
    }

    func count() {
        service.count { [unowned self] answer in
            Task { @MainActor in self.view?.show((try? answer.get()) ?? -1) }
        }
    }

    /// Puts the module on a stage.
    ///
    /// - Parameter stage: The stage.
    public static func play(on stage: Stage) {
        let counter = UnownedCounter(FreeDoubles(stage))
        stage.track(counter)
        stage.event("view appears", .appears) { counter.count() }
    }
}
