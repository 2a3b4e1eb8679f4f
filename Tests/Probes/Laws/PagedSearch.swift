public import LawReference
public import VIPERSpecs

/// A search whose results come page by page.
@MainActor
public final class PagedSearch {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case hint(String), books([String]), problem(String?)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case pageOutlivesTheQuery, endOutlivesTheQuery, lockOutlivesTheQuery
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let fault: Fault?
    private var (query, books, page) = ("", [] as [String], 0)
    private var (isComplete, isLocked, newest) = (false, false, 0)

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>, fault: Fault? = nil) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// Tells a stage what can happen.
    public func play(on stage: Stage) {
        stage.state(from: Shown.problem("Offline"), until: .problem(nil))
        stage.event("view appears", .appears) { self.view?(.hint("Type a title")) }
        stage.event("type sea") { self.search("sea") }
        stage.event("type seagull") { self.search("seagull") }
        stage.event("search once more", when: { !self.query.isEmpty }) { self.search(self.query) }
        stage.event("scroll", .addsUp, when: { !self.books.isEmpty }) { self.scroll() }
    }

    private func search(_ query: String) {
        (self.query, books) = (query, [])
        if fault != .pageOutlivesTheQuery { page = 0 }
        if fault != .endOutlivesTheQuery { isComplete = false }
        if fault != .lockOutlivesTheQuery { isLocked = false }
        ask()
    }

    private func scroll() {
        guard !isComplete, !isLocked else { return }
        isLocked = true
        ask()
    }

    private func ask() {
        newest += 1
        service.get("\(query), page \(page)") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            if page > 0 { isLocked = false }
            guard case .success(let new) = answer else { view?(.problem("Offline")); return }
            (page, isComplete) = (page + 1, isComplete || new.isEmpty)
            books += new
            view?(.books(books))
            view?(.problem(nil))
        }
    }
}
