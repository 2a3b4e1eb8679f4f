import LawReference
public import VIPERSpecs

/// Rows that are loaded when the view appears, and silently reloaded by another event.
///
/// A reload shows nothing before its answer, and a failure shows nothing once there are rows.
@MainActor
public final class RenewedRows {
    enum Shown: RecordedCall {
        case row(String)
        case problem(String?)
    }

    private let service: AskedMock<String>
    private var hasRows = false
    private var newest = 0
    private weak var view: ToldSpy<Shown>?

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    /// Creates the module on a stage.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - name: The name of the event that reloads the rows.
    ///   - traits: The traits of that event.
    public static func play(on stage: Stage, _ name: String, _ traits: EventTraits = []) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let service = AskedMock<String>("Service", log: stage.log)
        let rows = RenewedRows(view, service)
        stage.view(view)
        stage.track(rows)
        stage.request(service.answers, gives: { "row \($0)" }, empty: "", fails: Offline())
        stage.event("view appears", .appears) { rows.load() }
        stage.event(name, traits) { rows.load() }
    }

    private func load() {
        newest += 1
        service.get("rows") { [weak self, isFirst = !hasRows, mine = newest] answer in
            guard let self, mine == newest else { return }
            guard let row = try? answer.get() else { return isFirst ? view?(.problem("Offline")) ?? () : () }
            hasRows = true
            view?(.problem(nil))
            view?(.row(row))
        }
    }
}
