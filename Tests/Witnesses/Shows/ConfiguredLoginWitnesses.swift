public import Proof
public import ShowsSpecs

/// Faulty logins that communicate by streams.
public enum ConfiguredLoginWitnesses {
    /// All witnesses.
    public static let all: [Witness<ConfiguredLoginSpec>] = [
        fault("begins as soon as it is connected", violates: [1]) { $0.isEager = true },
        fault("hears only what is done while it is read", violates: [1]) { $0.isHot = true },
        fault("loses what is done during a request", violates: [1]) { $0.isDeafMeanwhile = true },
        fault("has room for ten events until it is read", violates: [1]) { $0.room = 10 },
        fault("keeps for later what is done during a request", violates: [5]) { $0.keepsForLater = true },
        fault("goes on in a task of its own", violates: [2, 3, 4]) { $0.isDetached = true },
        fault("goes on with registrations in a task of its own", violates: [2, 3]) { $0.isSplit = true },
        fault("keeps what waits for an answer", violates: [3]) { $0.keepsPresenter = true },
        fault("holds itself through a closure", violates: [4]) { part in part.retained = { _ = part } },
    ]

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyConfiguredLogin) -> Void
    ) -> Witness<ConfiguredLoginSpec> {
        Witness(name, violates: violations) { FaultyConfiguredLogin($0, replace) }
    }
}

/// A login that communicates by streams, correct until a witness changes it.
@MainActor
private final class FaultyConfiguredLogin: ConfiguredLogin {
    typealias Action = @MainActor @Sendable (any LoginPresenterInterface) -> Void

    var (isEager, isHot, isDetached, keepsPresenter) = (false, false, false, false)
    /// Whether registrations are read by a task that nothing cancels.
    var isSplit = false
    var isDeafMeanwhile = false
    /// The number of events that are buffered until they are read.
    var room = Int.max
    /// Whether actions during a request are performed after the request has failed.
    var keepsForLater = false
    var retained: Any?
    private let fixture: LoginPresenterFixture
    private let stream: AsyncStream<Action>
    private let actions: AsyncStream<Action>.Continuation
    private let (registrations, registering) = AsyncStream.makeStream(of: Action.self)
    private var isRead = false

    init(_ fixture: LoginPresenterFixture, _ replace: (FaultyConfiguredLogin) -> Void) {
        self.fixture = fixture
        (stream, actions) = AsyncStream.makeStream(of: Action.self)
        replace(self)
        if isEager { Task { [stream, fixture] in await Self.read(stream, fixture) } }
    }

    func read() async {
        isRead = true
        if isEager { return }
        if isDetached { return await Task { [self] in await Self.read(stream, fixture) { self.retained = $0 } }.value }
        await Self.read(stream, fixture, isDeafMeanwhile: isDeafMeanwhile, keepsForLater: keepsForLater) { presenter in
            if keepsPresenter { retained = presenter }
            if isSplit { Task { [registrations] in for await action in registrations { action(presenter) } } }
        }
    }

    private static func read(
        _ stream: AsyncStream<Action>,
        _ fixture: LoginPresenterFixture,
        isDeafMeanwhile: Bool = false,
        keepsForLater: Bool = false,
        _ keep: (FaultyLoginPresenter) -> Void = { _ in }
    ) async {
        let presenter = FaultyLoginPresenter(fixture) { _ in }
        keep(presenter)
        var later: [Action] = []
        let fail = presenter.fail
        presenter.fail = { [weak presenter] part in
            fail(part)
            let kept = later
            later = []
            for action in kept { if let presenter { action(presenter) } }
        }
        for await action in stream where !isDeafMeanwhile || !presenter.isLoading {
            if keepsForLater, presenter.isLoading { later.append(action) } else { action(presenter) }
        }
    }

    private func take(_ action: @escaping Action) {
        guard isRead || !isHot, isRead || room > 0 else { return }
        room -= isRead ? 0 : 1
        actions.yield(action)
    }

    func emailChanged(_ email: String) { take { $0.emailChanged(email) } }

    func passwordChanged(_ password: String) { take { $0.passwordChanged(password) } }

    func rememberMeChanged(_ isOn: Bool) { take { $0.rememberMeChanged(isOn) } }

    func login() { take { $0.login() } }

    func register() {
        if isSplit { registering.yield { $0.register() } } else { take { $0.register() } }
    }
}
