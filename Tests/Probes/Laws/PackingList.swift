import LawReference
public import VIPERSpecs

/// Tells its view of each row that comes or goes.
@MainActor
public final class PackingList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case insert(String, at: Int), remove(at: Int), hint(String?), isBusy(Bool), isOffline(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private var (rows, newest) = ([String](), 0)

    private init(_ view: ToldSpy<Shown>, log: CallLog) {
        (self.view, service) = (view, AskedMock("Service", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter isPassing: Whether the stage says that the calls for single rows replace nothing.
    public nonisolated static func stage(namingRowsAsPassing isPassing: Bool) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let list = PackingList(view, log: stage.log)
            stage.view(view)
            stage.track(list)
            stage.screen("rows") { view.rows }
            if isPassing { stage.passing(Shown.insert("", at: 0), .remove(at: 0)) }
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.request(list.service.answers, gives: { ["a\($0)", "b\($0)"] }, empty: [], fails: Offline())
            stage.event("view appears", .appears) { list.load() }
            stage.event("pull to refresh") { list.load() }
        }
    }

    private func load() {
        newest += 1
        view?(.isBusy(true))
        view?(.isOffline(false))
        service.get("bag") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            view?(.isBusy(false))
            switch answer {
            case .success(let rows): replace(by: rows)
            case .failure: view?(.isOffline(true))
            }
        }
    }

    private func replace(by new: [String]) {
        for index in rows.indices.reversed() where !new.contains(rows[index]) {
            rows.remove(at: index)
            view?(.remove(at: index))
        }
        for (index, row) in new.enumerated() where index >= rows.count || rows[index] != row {
            rows.insert(row, at: index)
            view?(.insert(row, at: index))
        }
        view?(.hint(rows.isEmpty ? "Nothing to pack" : nil))
    }
}

extension ToldSpy<PackingList.Shown> {
    /// The rows that the view shows after all calls so far.
    fileprivate var rows: [String] {
        calls.reduce(into: []) { rows, call in
            switch call {
            case .insert(let row, let index): rows.insert(row, at: index)
            case .remove(let index): rows.remove(at: index)
            default: break
            }
        }
    }
}
