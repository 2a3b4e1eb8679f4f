public import LawReference
public import VIPERSpecs

/// A paged list that the user can pull to reload, and that keeps its rows if the reload fails.
@MainActor
public final class PulledPages {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([String]), note(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case beginsAnewBeforeTheAnswer, beginsAnewAfterAFailure, isDeafAfterAFailure
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let fault: Fault?
    private var rows: [String] = []
    private var page = 0
    private var newest = 0
    private var isLoadingPage = false
    private var isDeaf = false

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>, fault: Fault? = nil) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// Loads or reloads the first page.
    public func load() {
        newest += 1
        isLoadingPage = false
        if fault == .beginsAnewBeforeTheAnswer { page = 0 }
        service.get("page 0") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            self.newest += 1
            guard case .success(let rows) = answer else {
                if fault == .beginsAnewAfterAFailure { page = -1 }
                isDeaf = fault == .isDeafAfterAFailure
                return view?(.note("Offline")) ?? ()
            }
            (self.rows, page, isDeaf) = (rows, 0, false)
            view?(.rows(rows))
        }
    }

    /// The user has scrolled to the end of the list.
    public func scroll() {
        guard !isLoadingPage, !rows.isEmpty, !isDeaf else { return }
        isLoadingPage = true
        let next = page + 1
        service.get("page \(next)") { [weak self, newest] answer in
            guard let self, newest == self.newest, isLoadingPage else { return }
            isLoadingPage = false
            guard case .success(let more) = answer else { return view?(.note("Offline")) ?? () }
            page = next
            rows += more
            view?(.rows(rows))
        }
    }
}

extension PulledPages {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ PulledPages($0, $1, fault: fault) }, gives: { ["row \($0)"] }) { pages in
                stage.passing(Shown.note(""))
                stage.event("view appears", .appears) { pages.load() }
                stage.event("pull") { pages.load() }
                stage.event("scroll", [.addsUp, .needsContent]) { pages.scroll() }
            }
        }
    }
}
