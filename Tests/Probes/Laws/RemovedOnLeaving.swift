import LawReference
public import VIPERSpecs

/// Rows of which the first can be removed, which is sent when the user closes the screen.
@MainActor
public final class RemovedOnLeaving {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([String])
    }

    /// The calls of the wireframe.
    public enum Opened: RecordedCall {
        case close
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let store: AskedMock<Void>
    private var (rows, removed, isClosed) = (["Ann", "Bob", "Cat"], nil as String?, false)

    private init(_ view: ToldSpy<Shown>, _ router: ToldSpy<Opened>, _ store: AskedMock<Void>) {
        (self.view, self.router, self.store) = (view, router, store)
    }

    /// Stages the module.
    public static func put(on stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let router = ToldSpy<Opened>("Router", log: stage.log)
        let store = AskedMock<Void>("Store", log: stage.log)
        let module = RemovedOnLeaving(view, router, store)
        stage.view(view)
        stage.wireframe(router)
        stage.store(store)
        stage.track(module)
        stage.request(store.answers, gives: { _ in }, fails: Offline())
        stage.event("view appears", .appears) { module.show() }
        stage.event("remove first", when: { module.removed == nil }) { module.removeFirst() }
        stage.event("close", [.leaves, .outlivesView]) { module.close() }
    }

    private func show() { view?(.rows(rows)) }

    private func removeFirst() {
        removed = rows.removeFirst()
        show()
    }

    private func close() {
        guard !isClosed else { return }
        if let removed {
            self.removed = nil
            store.get(removed) { answer in
                guard case .failure = answer, !self.isClosed else { return }
                self.rows.insert(removed, at: 0)
                self.show()
            }
        }
        isClosed = true
        router(.close)
    }
}
