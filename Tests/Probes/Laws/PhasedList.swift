public import LawReference
public import VIPERSpecs

/// A list that is in one phase at a time: it shows that it is loading only while it has no rows.
@MainActor
public final class PhasedList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case loading, rows([String]), failed
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let shownByStaleAnswers: [String]?
    private var rows: [String] = []
    private var newest = 0

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>, shownByStaleAnswers: [String]? = nil) {
        (self.view, self.service, self.shownByStaleAnswers) = (view, service, shownByStaleAnswers)
    }

    /// The view appears, or the user chooses a category.
    public func load(_ name: String) {
        newest += 1
        if rows.isEmpty { view?(.loading) }
        service.get(name) { [weak self, newest] answer in
            guard let self else { return }
            guard newest == self.newest else {
                if rows.isEmpty, let shownByStaleAnswers { view?(.rows(shownByStaleAnswers)) }
                return
            }
            if case .success(let rows) = answer { self.rows = rows }
            view?(rows.isEmpty ? .failed : .rows(rows))
        }
    }
}

extension PhasedList {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(
        shownByStaleAnswers: [String]? = nil
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put(
                { PhasedList($0, $1, shownByStaleAnswers: shownByStaleAnswers) },
                gives: { ["row \($0)"] }
            ) { list in
                stage.busy(from: Shown.loading, until: .rows([]), .failed)
                stage.event("view appears", .appears) { list.load("all") }
                stage.event("tap sale") { list.load("sale") }
                stage.event("tap new") { list.load("new") }
            }
        }
    }
}
