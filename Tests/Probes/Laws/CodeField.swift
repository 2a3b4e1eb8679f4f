public import LawReference
public import VIPERSpecs

/// A field for a code, which a service accepts or refuses.
@MainActor
public final class CodeField {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case problem(String?)
    }

    /// The calls of the wireframe.
    public enum Went: RecordedCall {
        case home
    }

    private weak let view: ToldSpy<Shown>?
    private let (codes, router): (AskedMock<Bool>, ToldSpy<Went>)
    private let minds: Bool
    private var (isChecking, isHome) = (false, false)

    /// Creates the module with its doubles.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - codes: The service that knows the code.
    ///   - router: Opens the next screen.
    ///   - minds: Whether it matters that the code was refused.
    public init(_ view: ToldSpy<Shown>, _ codes: AskedMock<Bool>, _ router: ToldSpy<Went>, minds: Bool) {
        (self.view, self.codes, self.router, self.minds) = (view, codes, router, minds)
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(minds: Bool = true) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let codes = AskedMock<Bool>("Codes", log: stage.log)
            let router = ToldSpy<Went>("Router", log: stage.log)
            let field = CodeField(view, codes, router, minds: minds)
            stage.view(view)
            stage.store(codes)
            stage.wireframe(router)
            stage.track(field)
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(codes.answers, gives: { _ in true }, empty: false, fails: Offline())
            stage.event("send") { field.send() }
        }
    }

    private func send() {
        guard !isChecking, !isHome else { return }
        isChecking = true
        view?(.problem(nil))
        codes.get("1234") { [weak self] answer in
            guard let self else { return }
            isChecking = false
            guard case .success(let isRight) = answer else { return view?(.problem("Offline")) ?? () }
            guard isRight || !minds else { return view?(.problem("Wrong")) ?? () }
            isHome = true
            router(.home)
        }
    }
}
