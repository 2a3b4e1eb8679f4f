import LawReference
public import VIPERSpecs

/// Asks a service, and opens another screen once it has answered.
@MainActor
public final class Entrance {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        /// The service has failed.
        case problem(String)
    }

    /// The calls of the wireframe.
    public enum Went: RecordedCall {
        /// To the next screen.
        case on
        /// Back to the previous screen, with a message for it.
        case back(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, router): (AskedMock<String>, ToldSpy<Went>)
    private var (isAsking, hasLeft) = (false, false)

    /// Creates the module on a stage.
    public init(on stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        (self.view, service) = (view, AskedMock<String>("Service", log: stage.log))
        router = ToldSpy<Went>("Router", log: stage.log)
        stage.view(view)
        stage.wireframe(router)
        stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
        stage.track(self)
    }

    /// Opens the next screen, once.
    public func leave() {
        guard !hasLeft else { return }
        hasLeft = true
        router(.on)
    }

    /// Asks the service, and then goes wherever a function decides.
    ///
    /// A failure also shows a problem.
    ///
    /// - Parameter way: Is called with whether the service succeeded; `nil` stays on the screen.
    public func knock(_ way: @escaping @MainActor (_ isWelcome: Bool) -> [Went]?) {
        guard !isAsking else { return }
        isAsking = true
        service.get("enter") { [weak self] answer in
            guard let self else { return }
            let isWelcome = if case .success = answer { true } else { false }
            isAsking = isWelcome
            let ways = way(isWelcome)
            if !isWelcome { view?(.problem("Nobody came in.")) }
            for way in ways ?? [] { router(way) }
        }
    }
}
