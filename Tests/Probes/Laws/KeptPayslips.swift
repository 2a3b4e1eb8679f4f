import LawReference
public import VIPERSpecs

/// Payslips that are kept once they have come, that can be filtered, and one of which can be opened.
@MainActor
public final class KeptPayslips {
    private enum Shown: RecordedCall {
        case reload, isOpening(Bool), alert(String)
    }

    private enum Opened: RecordedCall {
        case document(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let (service, copy, documents): (AskedMock<[String]>, AskedMock<Void>, AskedMock<String>)
    private let ignoresNothing: Bool
    private var (all, isFiltered, newest) = ([] as [String], false, 0)
    private var (isOpening, isAway) = (false, false)

    private var rows: [String] { isFiltered ? all.filter { $0.contains("bonus") } : all }

    private init(
        _ view: ToldSpy<Shown>,
        _ router: ToldSpy<Opened>,
        _ service: AskedMock<[String]>,
        _ copy: AskedMock<Void>,
        _ documents: AskedMock<String>,
        ignoresNothing: Bool
    ) {
        (self.view, self.router, self.ignoresNothing) = (view, router, ignoresNothing)
        (self.service, self.copy, self.documents) = (service, copy, documents)
    }

    /// Stages the module.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - ignoresNothing: Whether an empty answer changes nothing.
    public static func put(on stage: Stage, ignoresNothing: Bool = false) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let router = ToldSpy<Opened>("Router", log: stage.log)
        let service = AskedMock<[String]>("Service", log: stage.log)
        let copy = AskedMock<Void>("Copy", log: stage.log)
        let documents = AskedMock<String>("Documents", log: stage.log)
        let module = KeptPayslips(view, router, service, copy, documents, ignoresNothing: ignoresNothing)
        stage.view(view)
        stage.wireframe(router)
        stage.store(copy)
        stage.track(module)
        stage.screen("rows", readOn: Shown.reload) { module.rows }
        stage.busy(from: Shown.isOpening(true), until: .isOpening(false))
        stage.passing(Shown.alert(""))
        stage.request(service.answers, gives: { ["May \($0)", "May bonus \($0)"] }, empty: [], fails: Offline())
        stage.request(copy.answers, gives: { _ in })
        stage.request(documents.answers, gives: { "document \($0)" }, fails: Offline())
        stage.event("view appears", [.appears, .repeatable]) { module.appear() }
        stage.event("pull", .repeatable) { module.load() }
        stage.event("only bonus", .repeatable) { module.filter() }
        stage.event("tap first", when: { !module.rows.isEmpty }) { module.tapFirst() }
    }

    private func appear() {
        isAway = false
        if newest == 0 { load() }
    }

    private func load() {
        newest += 1
        service.get("payslips") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let payslips) = answer else { return view?(.alert("Offline")) ?? () }
            if payslips.isEmpty, ignoresNothing, !all.isEmpty { return }
            all = payslips
            view?(.reload)
            copy.get("keep \(payslips)") { _ in }
        }
    }

    private func filter() {
        isFiltered.toggle()
        view?(.reload)
    }

    private func tapFirst() {
        guard let row = rows.first, !isOpening, !isAway else { return }
        isOpening = true
        view?(.isOpening(true))
        documents.get(row) { [weak self] answer in
            guard let self else { return }
            isOpening = false
            view?(.isOpening(false))
            guard case .success(let document) = answer else { return view?(.alert("Not opened")) ?? () }
            isAway = true
            router(.document(document))
        }
    }
}
