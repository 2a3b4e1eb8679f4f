import LawReference
public import VIPERSpecs

/// Books that are taken off a list one by one, until they are put back.
@MainActor
public final class Shelves {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case books([String])
    }

    /// What is put back.
    public enum Undo: Sendable {
        case last, all, first
    }

    private weak let view: ToldSpy<Shown>?
    private let undo: Undo
    private let books = ["Emma", "Ivanhoe", "Ulysses", "Walden"]
    private var taken: [String] = []

    private init(_ view: ToldSpy<Shown>, undo: Undo) {
        (self.view, self.undo) = (view, undo)
    }

    /// Stages the module.
    public nonisolated static func stage(undoing undo: Undo) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let shelves = Shelves(view, undo: undo)
            stage.view(view)
            stage.track(shelves)
            stage.event("view appears", .appears) { shelves.show() }
            stage.event("take the first") { shelves.take() }
            stage.event("undo", undoes: "take the first") { shelves.putBack() }
        }
    }

    private var left: [String] { books.filter { !taken.contains($0) } }

    private func show() { view?(.books(left)) }

    private func take() {
        guard let first = left.first else { return }
        taken.append(first)
        show()
    }

    private func putBack() {
        guard !taken.isEmpty else { return }
        switch undo {
        case .last: taken.removeLast()
        case .all: taken = []
        case .first: taken.removeFirst()
        }
        show()
    }
}
