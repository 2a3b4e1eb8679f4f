import LawReference
public import VIPERSpecs

/// Looks words up, and keeps the meanings.
@MainActor
public final class Lookup {
    /// What its view is told.
    public enum Shown: RecordedCall {
        case hint, meanings([String]), problem
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case keepsAFailureAsNothing
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let fault: Fault?
    private var known: [String: [String]] = [:]
    private var newest = 0

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>, _ fault: Fault?) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    private func type(_ word: String) {
        newest += 1
        if let meanings = known[word] { return view?(.meanings(meanings)) ?? () }
        view?(.hint)
        service.get(word) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            let meanings = try? answer.get()
            if let meanings = meanings ?? (fault == .keepsAFailureAsNothing ? [] : nil) { known[word] = meanings }
            view?(meanings.map(Shown.meanings) ?? .problem)
        }
    }
}

extension Lookup {
    /// Puts it on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ Lookup($0, $1, fault) }, gives: { ["meaning \($0)"] }, empty: []) { lookup in
                stage.oneOf(Shown.hint, .meanings([]), .problem)
                stage.event("type ca") { lookup.type("ca") }
                stage.event("type cat") { lookup.type("cat") }
            }
        }
    }
}
