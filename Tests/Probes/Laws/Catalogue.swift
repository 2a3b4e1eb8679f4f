public import LawReference
public import VIPERSpecs

/// A paged list that can be filtered by what is on sale.
@MainActor
public final class Catalogue {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([String]), nothing, problem, note(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case asksTwiceForAPage, remembersTheEnd, losesAPageThatFailed, asksTooEarlyForAPage, addsAnOldPage
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let fault: Fault?
    private var filter = "all"
    private var rows: [String] = []
    private var page = 0
    private var (isAtEnd, isLoading, isLoadingPage) = (false, false, false)
    private var newest = 0

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>, fault: Fault? = nil) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// Loads the first page of everything, or of what is on sale.
    public func load(_ filter: String) {
        newest += 1
        (self.filter, page, isLoadingPage) = (filter, 0, false)
        isLoading = fault != .asksTooEarlyForAPage
        if fault != .remembersTheEnd { isAtEnd = false }
        service.get("\(filter) 0") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            isLoading = false
            rows = (try? answer.get()) ?? []
            guard case .success = answer else { return view?(.problem) ?? () }
            view?(rows.isEmpty ? .nothing : .rows(rows))
        }
    }

    /// The user has scrolled to the end of the list.
    public func scroll() {
        guard !isAtEnd, !isLoading, !rows.isEmpty, !isLoadingPage || fault == .asksTwiceForAPage else { return }
        isLoadingPage = true
        let next = page + 1
        service.get("\(filter) \(next)") { [weak self, newest] answer in
            guard let self, newest == self.newest || fault == .addsAnOldPage && isLoadingPage else { return }
            if fault != .losesAPageThatFailed || (try? answer.get()) != nil { isLoadingPage = false }
            guard case .success(let more) = answer else { return view?(.note("Offline")) ?? () }
            (page, isAtEnd) = (next, more.isEmpty)
            rows += more
            view?(more.isEmpty ? .note("That is all.") : .rows(rows))
        }
    }
}

extension Catalogue {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let catalogue = Catalogue(view, service, fault: fault)
            stage.view(view)
            stage.track(catalogue)
            stage.oneOf(Shown.rows([]), .nothing, .problem)
            stage.passing(Shown.note(""))
            stage.request(service.answers, gives: { ["row \($0)"] }, empty: [], fails: Offline())
            stage.event("view appears", .appears) { catalogue.load("all") }
            stage.event("tap sale") { catalogue.load("sale") }
            stage.event("scroll", [.addsUp, .needsContent]) { catalogue.scroll() }
        }
    }
}
