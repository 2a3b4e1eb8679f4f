import LawReference
public import VIPERSpecs

/// A list whose pages are asked for by a cursor, which comes with the page before.
@MainActor
public final class CursorList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([String]), message(String?)
    }

    /// A page of the service.
    public struct Page: Sendable {
        let rows: [String]
        let next: String?
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case pullsTheNextPage, keepsTheHint
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Page>
    private let asksAhead: Bool
    private let fault: Fault?
    private var (rows, next, newest, isLocked, hasFailed) = ([] as [String], nil as String?, 0, false, false)
    /// The page after the last one, if it was asked for ahead; `nil` inside until it has come.
    private var ahead: Page??

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<Page>, asksAhead: Bool, fault: Fault?) {
        (self.view, self.service, self.asksAhead, self.fault) = (view, service, asksAhead, fault)
    }

    /// Stages the module.
    ///
    /// - Parameters:
    ///   - fault: What is wrong with it.
    ///   - asksAhead: Whether it asks for each page before the user scrolls to it.
    public nonisolated static func stage(
        _ fault: Fault? = nil,
        asksAhead: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<Page>("Service", log: stage.log)
            let list = CursorList(view, service, asksAhead: asksAhead, fault: fault)
            stage.view(view)
            stage.track(list)
            stage.state(from: Shown.message("Offline"), until: .message(nil), .message("Nothing found"))
            stage.request(
                service.answers,
                gives: { Page(rows: ["row \($0)"], next: "after row \($0)") },
                empty: Page(rows: [], next: nil),
                fails: Offline()
            )
            stage.event("view appears", .appears) { list.load() }
            stage.event("pull") { list.load() }
            stage.event("scroll", [.addsUp, .needsContent]) { list.scroll() }
        }
    }

    private func load() {
        (newest, isLocked, ahead) = (newest + 1, false, nil)
        if hasFailed || fault != .keepsTheHint { view?(.message(nil)) }
        hasFailed = false
        ask(after: fault == .pullsTheNextPage ? next : nil) { list, page in
            list.rows = []
            if page.rows.isEmpty { list.view?(.message("Nothing found")) }
            list.add(page)
        }
    }

    private func scroll() {
        guard let next, !isLocked else { return }
        isLocked = true
        if case .some(let page?) = ahead { return add(page) }
        if ahead == nil { ask(after: next) { $0.add($1) } }
    }

    private func ask(after cursor: String?, then show: @escaping @MainActor (CursorList, Page) -> Void) {
        service.get(cursor ?? "first") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            switch answer {
            case .success(let page): show(self, page)
            case .failure:
                (isLocked, hasFailed) = (false, true)
                view?(.message("Offline"))
            }
        }
    }

    private func add(_ page: Page) {
        (rows, next, isLocked, ahead) = (rows + page.rows, page.next, false, nil)
        if hasFailed { view?(.message(nil)) }
        hasFailed = false
        view?(.rows(rows))
        guard asksAhead, let next else { return }
        ahead = .some(nil)
        askAhead(after: next)
    }

    private func askAhead(after cursor: String) {
        service.get(cursor) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            let isAwaited = isLocked
            ahead = (try? answer.get()).map { .some($0) }
            guard isAwaited else { return }
            isLocked = false
            scroll()
        }
    }
}
