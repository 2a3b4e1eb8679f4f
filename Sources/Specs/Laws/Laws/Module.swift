/// A module that all laws look at.
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
/// @Suite struct LoginLaws {
///     @Test(arguments: login.laws)
///     func obeys(_ law: Module.Law) async throws { try await law.verify() }
/// }
/// ```
///
/// As long as this value is kept, the laws share what one of them finds out about the module, such as what leads to an
/// event, so that it is played once and not once for each law.
public struct Module: Sendable {
    let stage: @MainActor @Sendable (Stage) async throws -> Void
    let known = KnownVerdicts()

    /// Creates a module.
    ///
    /// - Parameter stage: Assembles the module on doubles and tells the stage about it. It is called once for each
    ///   order of events and answers that a law looks at, with a fresh stage each time.
    public init(_ stage: @escaping @MainActor @Sendable (Stage) async throws -> Void) {
        self.stage = stage
    }

    /// All laws, each to be verified on this module.
    public var laws: [Law] {
        ModuleLaws.requirements.map { Law(requirement: $0, module: self) }
    }

    /// Runs every law on this module and reports the verdicts, without failing the test.
    ///
    /// - Parameter name: What the module is called.
    /// - Returns: The verdicts, in the order of the laws.
    /// - Throws: ``NoTestIsRunning`` outside a test.
    public func report(on name: String? = nil) async throws -> ConformanceReport {
        try await known.during { try await ModuleLaws.report(on: name, subject: stage) }
    }

    /// One law, to be verified on this module.
    ///
    /// - Parameter id: Its id, such as `"LAW-09"`.
    /// - Returns: The law.
    /// - Throws: ``NoSuchRequirement`` if there is none with this id.
    public func law(_ id: String) throws -> Law {
        Law(requirement: try ModuleLaws.requirement(id), module: self)
    }
}
