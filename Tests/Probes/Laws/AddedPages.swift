import LawReference
public import VIPERSpecs

/// A list whose view adds the pages itself.
@MainActor
public final class AddedPages {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([String]), more([String]), nothing, toast(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case addsAPageTwice, endsWithNothing, blanksBeforeItIsThere
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let fault: Fault?
    private var (page, newest, isAtEnd, isLoading) = (0, 0, false, false)

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>, fault: Fault?) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// Stages the module.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ AddedPages($0, $1, fault: fault) }, gives: { ["row \($0)"] }, empty: []) { list in
                stage.oneOf(Shown.rows([]), .nothing)
                stage.passing(Shown.toast(""))
                stage.event("view appears", [.appears, .repeatable]) { list.load() }
                stage.event("scroll", [.addsUp, .needsContent]) { list.scroll() }
            }
        }
    }

    private func load() {
        newest += 1
        (isAtEnd, isLoading) = (false, true)
        if fault == .blanksBeforeItIsThere { view?(.nothing) }
        service.get("page 1") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            isLoading = false
            guard case .success(let rows) = answer else { return view?(.toast("Offline")) ?? () }
            page = 1
            view?(rows.isEmpty ? .nothing : .rows(rows))
        }
    }

    private func scroll() {
        guard page > 0, !isAtEnd, !isLoading else { return }
        isLoading = fault != .addsAPageTwice
        let next = page + 1
        service.get("page \(next)") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            isLoading = false
            guard case .success(let rows) = answer else { return view?(.toast("Offline")) ?? () }
            if rows.isEmpty, fault == .endsWithNothing { return view?(.nothing) ?? () }
            (page, isAtEnd) = (next, rows.isEmpty)
            view?(rows.isEmpty ? .toast("That is all.") : .more(rows))
        }
    }
}
