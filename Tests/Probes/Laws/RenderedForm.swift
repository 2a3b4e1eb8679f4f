public import LawReference
public import VIPERSpecs

/// A list that can be sent, whose view is handed all that is seen at once.
@MainActor
public final class RenderedForm {
    /// All that is seen.
    public struct State: Equatable, Sendable {
        /// What was loaded.
        public var rows: [String] = []
        /// What has failed.
        public var problem: String?
        /// Whether it is being sent.
        public var isSending = false
        /// Whether it was sent.
        public var isSent = false
    }

    /// What its view is told.
    public enum Shown: RecordedCall {
        /// `render(_ state: State)`
        case render(State)
    }

    /// Loads the rows.
    public let rows: AskedMock<[String]>
    /// Stores what is sent.
    public let store: AskedMock<Void>
    /// What is seen now, once it is rendered.
    public var state = State()
    private weak var view: ToldSpy<Shown>?
    private var newest = 0

    /// Creates it with doubles that a stage is told of.
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

    /// Shows what is to be seen now.
    public func render() { view?(.render(state)) }

    /// Loads the rows, and leaves them as they are if that fails.
    ///
    /// - Parameter failed: Is called when that has failed, before it is shown.
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

    /// Sends it, and says how that went.
    ///
    /// - Parameter takeBack: Is called when that has failed, before it is shown.
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
