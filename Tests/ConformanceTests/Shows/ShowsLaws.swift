import ShowsReference
import ShowsSpecs

/// The reference modules of the shows, put on the stage of the laws: their wireframes build them, and their views pull.
enum ShowsLaws {
    static let home = Module { stage in
        let doubles = Doubles(stage)
        let view = HomeViewInterfaceSpy(log: stage.log)
        let presenter = doubles.wireframe(stage) { HomeWireframe(services: $0, navigator: $1) }.module(for: view)
        stage.view(view)
        stage.track(presenter)
        stage.request(
            doubles.shows.getShows,
            gives: { number in ["B", "A"].map { Show(id: "\($0) \(number)", title: "\($0) \(number)") } },
            empty: [],
            fails: Offline()
        )
        stage.busy(from: HomeViewInterfaceSpy.Call.showProgressHUD, until: .hideProgressHUD)
        stage.screen("rows") { (0..<presenter.numberOfItems).map { presenter.item(at: $0) } }
        stage.event("view appears", [.appears, .repeatable]) { presenter.loadShows() }
        stage.event("taps the first show", when: { presenter.numberOfItems > 0 }) { presenter.itemSelected(at: 0) }
        stage.event("logs out", .leaves) { presenter.logout() }
    }

    static let details = Module { stage in
        let doubles = Doubles(stage)
        let view = ShowDetailsViewInterfaceSpy(log: stage.log)
        let wireframe = doubles.wireframe(stage) { ShowDetailsWireframe(services: $0, navigator: $1) }
        let presenter = wireframe.module(of: "7", for: view)
        stage.view(view)
        stage.track(presenter)
        stage.request(
            doubles.shows.getShowDetails,
            gives: { Show(id: "7", title: "Title \($0)", description: "About \($0)") },
            fails: Offline()
        )
        stage.request(
            doubles.shows.getAllReviews,
            gives: { [Review(id: "\($0)", comment: "Comment \($0)", rating: 4, author: "ann")] },
            empty: [],
            fails: Offline()
        )
        stage.busy(from: ShowDetailsViewInterfaceSpy.Call.showProgressHUD, until: .hideProgressHUD)
        stage.screen("title") { presenter.title as Any }
        stage.screen("rows") { (0..<presenter.numberOfItems).map { presenter.item(at: $0) } }
        stage.event("view appears", [.appears, .repeatable]) { presenter.loadDetails() }
        stage.event("taps “add review”", when: { presenter.numberOfItems > 0 }) {
            presenter.itemSelected(at: presenter.numberOfItems - 1)
        }
    }

    static let login = Module { stage in
        let doubles = Doubles(stage)
        let view = LoginViewInterfaceSpy(log: stage.log)
        let presenter = doubles.wireframe(stage) { LoginWireframe(services: $0, navigator: $1) }.module(for: view)
        stage.view(view)
        stage.track(presenter)
        for answers in [doubles.users.login, doubles.users.register] {
            stage.request(answers, gives: { User(id: "\($0)", email: "ana@shows.example") }, fails: Offline())
        }
        stage.busy(from: LoginViewInterfaceSpy.Call.showProgressHUD, until: .hideProgressHUD)
        stage.event("types an email", .repeatable) { presenter.emailChanged("ana@shows.example") }
        stage.event("types a password", .repeatable) { presenter.passwordChanged("secret") }
        stage.event("logs in", .onlyAtRest) { presenter.login() }
        stage.event("registers", .onlyAtRest) { presenter.register() }
    }

    static let reactiveLogin = Module { stage in
        let users = UserServiceMock(log: stage.log)
        let wireframe = LoginWireframeInterfaceSpy(log: stage.log)
        let interactor = LoginInteractor(userService: users)
        let presenter = ReactiveLoginPresenter(interactor: interactor, wireframe: wireframe)
        let (actions, user) = AsyncStream.makeStream(of: Login.Action.self)
        let view = StreamSpy(of: presenter.configure(with: Login.ViewOutput(actions: actions)).events, log: stage.log)
        stage.view(view)
        stage.wireframe(wireframe)
        stage.track(presenter, interactor)
        for answers in [users.login, users.register] {
            stage.request(answers, gives: { User(id: "\($0)", email: "ana@shows.example") }, fails: Offline())
        }
        stage.busy(from: Login.Event.isBusy(true), until: .isBusy(false))
        stage.event("types an email", .repeatable) { user.yield(.email("ana@shows.example")) }
        stage.event("types a password", .repeatable) { user.yield(.password("secret")) }
        stage.event("logs in", .onlyAtRest) { user.yield(.login) }
        stage.event("registers", .onlyAtRest) { user.yield(.register) }
    }

    static let review = Module { stage in
        let doubles = Doubles(stage)
        let view = ReviewViewInterfaceSpy(log: stage.log)
        let wireframe = doubles.wireframe(stage) { ReviewWireframe(services: $0, navigator: $1) }
        let presenter = wireframe.module(of: "7", for: view)
        stage.view(view)
        stage.track(presenter)
        stage.request(
            doubles.shows.addReview,
            gives: { Review(id: "\($0)", comment: "Good.", rating: 4, author: "ann") },
            fails: Offline()
        )
        stage.busy(from: ReviewViewInterfaceSpy.Call.showProgressHUD, until: .hideProgressHUD)
        stage.event("writes", .repeatable) { presenter.commentChanged("Good.") }
        stage.event("taps a star", .repeatable) { presenter.ratingChanged(4) }
        stage.event("submits", .onlyAtRest) { presenter.submit() }
    }
}

private struct Offline: Error {}

/// What the modules are assembled on.
@MainActor
private struct Doubles {
    let shows: ShowServiceMock
    let users: UserServiceMock
    let navigator: ShowsNavigatorSpy

    init(_ stage: Stage) {
        shows = ShowServiceMock(log: stage.log)
        users = UserServiceMock(log: stage.log)
        navigator = ShowsNavigatorSpy(log: stage.log)
        stage.wireframe(navigator)
    }

    /// A wireframe, which goes with its view.
    func wireframe<Wireframe: AnyObject>(
        _ stage: Stage,
        _ make: (ShowsServices, any ShowsNavigator) -> Wireframe
    ) -> Wireframe {
        let wireframe = make(ShowsServices(shows: shows, users: users), navigator)
        stage.track(wireframe)
        return wireframe
    }
}
