import LawReference
public import VIPERSpecs

/// The exhibits of a museum that a query finds, whose pages are asked for by the query and a cursor.
@MainActor
public final class Exhibits {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([String]), isBusy(Bool), problem(String?)
    }

    /// A page of the service.
    public struct Page: Sendable {
        let rows: [String]
        let next: String?
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case forgetsTheQuery
    }

    private final class Service: CallRecording {
        enum Call: RecordedCall {
            case exhibits(query: String, after: String?)
        }

        let recorder: Recorder<Call>
        let exhibits: Answers<(String, String?), Page, any Error>

        init(log: CallLog) {
            recorder = Recorder("Service", log: log)
            exhibits = Answers("Service.exhibits", log: log)
        }

        @MainActor
        func exhibits(
            query: String,
            after cursor: String?,
            _ completion: @escaping @MainActor (Result<Page, any Error>) -> Void
        ) {
            recorder.ask(.exhibits(query: query, after: cursor), with: (query, cursor), of: exhibits, completion)
        }
    }

    private weak let view: ToldSpy<Shown>?
    private let service: Service
    private let fault: Fault?
    private var (query, rows, next, newest) = ("", [] as [String], nil as String?, 0)
    private var isBusy = false

    private init(_ view: ToldSpy<Shown>, _ service: Service, fault: Fault?) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// Stages the module, with or without a fault.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = Service(log: stage.log)
            let exhibits = Exhibits(view, service, fault: fault)
            stage.view(view)
            stage.track(exhibits)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(
                service.exhibits,
                gives: { Page(rows: ["a\($0)", "b\($0)"], next: "after b\($0)") },
                empty: Page(rows: [], next: nil),
                fails: Offline()
            )
            stage.event("view appears", .appears) { exhibits.find("") }
            stage.event("type vase") { exhibits.find("vase") }
            stage.event("clear", when: { !exhibits.query.isEmpty }) { exhibits.find("") }
            stage.event("scroll", [.addsUp, .needsContent]) { exhibits.scroll() }
        }
    }

    private func find(_ query: String) {
        (self.query, rows, next) = (query, [], nil)
        view?(.rows([]))
        ask(query)
    }

    private func scroll() {
        if !isBusy, next != nil { ask(fault == .forgetsTheQuery ? "" : query) }
    }

    private func ask(_ query: String) {
        (newest, isBusy) = (newest + 1, true)
        view?(.problem(nil))
        view?(.isBusy(true))
        service.exhibits(query: query, after: next) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            isBusy = false
            view?(.isBusy(false))
            guard case .success(let page) = answer else { return view?(.problem("Offline")) ?? () }
            (rows, next) = (rows + page.rows, page.next)
            view?(.rows(rows))
        }
    }
}
