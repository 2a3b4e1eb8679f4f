import ShowsReference
import ShowsSpecs
import Testing

/// What the specs cannot see of a login that is connected by streams, since they drive it as a view that reads it.
@MainActor
@Suite struct ConfiguredLoginTests {
    private let interactor = LoginInteractorInterfaceMock()
    private let wireframe = LoginWireframeInterfaceSpy()
    private let actions: AsyncStream<Login.Action>.Continuation
    private let output: Login.ViewOutput

    init() {
        let (stream, actions) = AsyncStream.makeStream(of: Login.Action.self)
        self.actions = actions
        output = Login.ViewOutput(actions: stream)
        interactor.login.hold()
        for action in [.email("ana@shows.example"), .password("secret"), .rememberMe(true), .login] as [Login.Action] {
            actions.yield(action)
        }
    }

    @Test func `Does nothing before its events are read`() async {
        let input = ReactiveLoginPresenter(interactor: interactor, wireframe: wireframe).configure(with: output)
        for _ in 1...100 { await Task.yield() }
        #expect(interactor.calls == [])
        var events = input.events.makeAsyncIterator()
        for event in [.areActionsAvailable(false), .areActionsAvailable(true), .isBusy(true)] as [Login.Event] {
            #expect(await events.next() == event)
        }
        #expect(interactor.calls == [.login(with: "ana@shows.example", "secret")])
    }

    @Test func `Ends everything once its events are no longer read`() async throws {
        weak var presenter: ReactiveLoginPresenter?
        let reading = {
            let owned = ReactiveLoginPresenter(interactor: interactor, wireframe: wireframe)
            presenter = owned
            return Task { [input = owned.configure(with: output)] in for await _ in input.events {} }
        }()
        let held = try await interactor.login.asked()
        reading.cancel()
        await reading.value
        for _ in 1...10_000 where presenter != nil { await Task.yield() }
        #expect(presenter == nil)
        held.give(User(id: "1", email: "ana@shows.example"))
        #expect(interactor.calls == [.login(with: "ana@shows.example", "secret")])
        #expect(wireframe.calls == [])
    }
}
