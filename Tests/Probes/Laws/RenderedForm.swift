public import LawReference
public import VIPERSpecs

/// A list that can be sent, whose view renders one state with everything on the screen.
@MainActor
public final class RenderedForm {
    /// Everything on the screen.
    public struct State: Equatable, Sendable {
        /// The loaded rows.
        public var rows: [String] = []
        /// What has failed.
        public var problem: String?
        /// Whether the list is being sent.
        public var isSending = false
        /// Whether the list was sent.
        public var isSent = false
    }

    /// The calls of the view.
    public enum Shown: RecordedCall {
        /// `render(_ state: State)`
        case render(State)
    }

    /// Loads the rows.
    public let rows: AskedMock<[String]>
    /// Stores the list when it is sent.
    public let store: AskedMock<Void>
    /// The state for the next rendering.
    public var state = State()
    private weak var view: ToldSpy<Shown>?
    private var newest = 0

    /// Creates the module on a stage, with its own doubles.
    public init(on stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        rows = AskedMock("Rows", log: stage.log)
        store = AskedMock("Store", log: stage.log)
        self.view = view
        stage.view(view)
        stage.request(rows.answers, gives: { ["row \($0)"] }, empty: [], fails: Offline())
        stage.request(store.answers, gives: { _ in }, fails: Offline())
        stage.track(self)
    }

    /// Has the view render the current state.
    public func render() { view?(.render(state)) }

    /// Loads the rows, and keeps the old ones if that fails.
    ///
    /// - Parameter failed: Is called after a failure, before the problem is shown.
    public func load(_ failed: @escaping @MainActor (RenderedForm) -> Void = { _ in }) {
        newest += 1
        rows.get("rows") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            if case .success(let rows) = answer {
                (state.rows, state.problem) = (rows, nil)
            } else {
                failed(self)
                state.problem = "Offline"
            }
            render()
        }
    }

    /// Sends the list, and shows whether that succeeded.
    ///
    /// - Parameter takeBack: Is called after a failure, before the problem is shown.
    public func send(_ takeBack: @escaping @MainActor (RenderedForm) -> Void = { _ in }) {
        (state.isSending, state.problem) = (true, nil)
        render()
        store.get("form") { [weak self] answer in
            guard let self else { return }
            state.isSending = false
            if case .success = answer {
                state.isSent = true
            } else {
                takeBack(self)
                state.problem = "Not sent"
            }
            render()
        }
    }
}
