import LawReference
public import VIPERSpecs

/// A list of things to buy; the user takes away one after the other.
@MainActor
public final class ShoppingList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([String]), nothing, allDone, isOffline(Bool), isNotDeleted
    }

    /// What the module says when the last row has gone.
    public enum Ending: Sendable {
        case nothing, allDone, noWord
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, store): (AskedMock<[String]>, AskedMock<Void>)
    private let ending: Ending
    private var (rows, leaving, newest) = ([String](), Set<String>(), 0)

    private init(_ view: ToldSpy<Shown>, _ ending: Ending, log: CallLog) {
        (self.view, self.ending) = (view, ending)
        (service, store) = (AskedMock("Service", log: log), AskedMock("Store", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ ending: Ending = .nothing) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let list = ShoppingList(view, ending, log: stage.log)
            stage.view(view)
            stage.store(list.store)
            stage.track(list)
            stage.request(list.service.answers, gives: { ["milk \($0)", "bread \($0)"] }, empty: [], fails: Offline())
            stage.request(list.store.answers, gives: { _ in }, fails: Offline())
            if ending == .allDone {
                stage.oneOf(Shown.rows([]), .nothing, .allDone)
            } else {
                stage.oneOf(Shown.rows([]), .nothing)
            }
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.passing(Shown.isNotDeleted)
            stage.event("view appears", .appears) { list.load() }
            stage.event("delete first", [.repeatable, .onlyAtRest], when: { !list.rows.isEmpty }) { list.deleteFirst() }
        }
    }

    private func load() {
        newest += 1
        view?(.isOffline(false))
        service.get("rows") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let rows) = answer else {
                view?(.isOffline(true))
                return
            }
            self.rows = rows
            view?(rows.isEmpty ? .nothing : .rows(rows))
        }
    }

    private func deleteFirst() {
        guard let row = rows.first, leaving.insert(row).inserted else { return }
        store.get("delete \(row)") { [weak self] answer in
            guard let self else { return }
            leaving.remove(row)
            guard case .success = answer else {
                view?(.isNotDeleted)
                return
            }
            rows.removeAll { $0 == row }
            let last: Shown =
                switch ending {
                case .nothing: .nothing
                case .allDone: .allDone
                case .noWord: .rows([])
                }
            view?(rows.isEmpty ? last : .rows(rows))
        }
    }
}
