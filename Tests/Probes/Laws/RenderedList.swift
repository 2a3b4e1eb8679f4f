public import LawReference
public import VIPERSpecs

/// Has its view render one state, which includes a spinner and a heart that is filled before the server confirms it.
@MainActor
public final class RenderedList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case render(State)
    }

    /// Everything on the screen.
    public struct State: Equatable, Sendable {
        var rows: [String] = []
        var isLoading = false
        var isLiked = false
        var problem: String?
    }

    private var state = State() {
        didSet { view?(.render(state)) }
    }
    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let swallowsFailures: Bool
    private var newest = 0

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, swallowsFailures: Bool = false) {
        (self.view, self.service, self.swallowsFailures) = (view, service, swallowsFailures)
    }

    /// The view appears, or the user pulls to refresh.
    public func load() {
        newest += 1
        state.isLoading = true
        service.get("rows") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            var state = state
            state.isLoading = false
            switch answer {
            case .success(let row): (state.rows, state.problem) = ([row], nil)
            case .failure: if !swallowsFailures { state.problem = "Offline" }
            }
            self.state = state
        }
    }

    /// The user taps the heart, which fills or empties it.
    public func like() {
        let wasLiked = state.isLiked
        state.isLiked.toggle()
        service.get("like") { [weak self] answer in
            if case .failure = answer { self?.state.isLiked = wasLiked }
        }
    }
}

extension RenderedList {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(
        swallowsFailures: Bool = false,
        hasHeart: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ RenderedList($0, $1, swallowsFailures: swallowsFailures) }, gives: { "row \($0)" }) { list in
                stage.busy("spinner") { list.state.isLoading }
                stage.state("problem") { list.state.problem != nil }
                stage.event("view appears", .appears) { list.load() }
                if hasHeart {
                    stage.event("tap heart", .onlyAtRest) { list.like() }
                } else {
                    stage.event("pull") { list.load() }
                }
            }
        }
    }
}
