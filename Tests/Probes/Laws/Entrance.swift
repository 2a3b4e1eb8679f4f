import LawReference
public import VIPERSpecs

/// Asks a service, and opens another screen once it has answered.
@MainActor
public final class Entrance {
    /// What is seen of it.
    public enum Shown: RecordedCall {
        /// Nobody came in.
        case problem(String)
    }

    /// Where it leads.
    public enum Went: RecordedCall {
        /// To the next screen.
        case on
        /// Back, with a word on the screen before.
        case back(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, router): (AskedMock<String>, ToldSpy<Went>)
    private var (isAsking, hasLeft) = (false, false)

    /// Assembles it on a stage.
    public init(on stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        (self.view, service) = (view, AskedMock<String>("Service", log: stage.log))
        router = ToldSpy<Went>("Router", log: stage.log)
        stage.view(view)
        stage.wireframe(router)
        stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
        stage.track(self)
    }

    /// Goes on, once.
    public func leave() {
        guard !hasLeft else { return }
        hasLeft = true
        router(.on)
    }

    /// Asks, and goes where a function says of an answer; `nil` stays and shows that it failed.
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
