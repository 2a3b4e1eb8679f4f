/// The requirements that hold for every VIPER module, whatever it does and whatever its protocols are called.
///
/// ```swift
/// let login = Module { stage in
///     let view = LoginViewSpy(log: stage.log)
///     let service = LoginServiceMock(log: stage.log)
///     let presenter = LoginPresenter(view: view, service: service)
///     stage.view(view)
///     stage.track(presenter)
///     stage.request(service.login, gives: { "token \($0)" }, fails: Offline())
///     stage.event("tap login") { presenter.didTapLogin(name: "a", password: "b") }
/// }
///
/// @Test(arguments: login.laws)
/// func obeys(_ law: Module.Law) async throws { try await law.verify() }
/// ```
///
/// A law that finds nothing to check, such as one on failures if no request can fail, does not apply and says why.
public enum ModuleLaws: Spec {
    /// The stage where the module plays; each order of events and answers gets a fresh one.
    public typealias Fixture = Stage
    /// Nothing, since the stage is told everything that there is to know.
    public typealias Subject = Void

    /// All laws.
    public static let requirements: [Requirement] =
        lifetime + orders + answers + streams + failures + recovery + retries + keeping + claims + balance + impatience
        + view + boundary + silence + determinism + declared + finishing + again + pages + undoing + bringingBack
        + acting + sending + setting + emptying + madeGood + patience + errors
}
