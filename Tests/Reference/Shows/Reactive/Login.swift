/// The streams between the view and the presenter of the login.
public enum Login {
    /// The view's stream to the presenter.
    public struct ViewOutput: Sendable {
        let actions: AsyncStream<Action>

        /// Creates the view's output.
        ///
        /// - Parameter actions: The user's actions, in order.
        public init(actions: AsyncStream<Action>) {
            self.actions = actions
        }
    }

    /// The presenter's stream to the view.
    public struct ViewInput: Sendable {
        /// The events to show; the presenter works only while this stream is read.
        public let events: ColdStream<Event>
    }

    /// The actions of the user.
    public enum Action: Sendable {
        /// Types an email.
        case email(String)
        /// Types a password.
        case password(String)
        /// Switches “remember me”.
        case rememberMe(Bool)
        /// Taps “log in”.
        case login
        /// Taps “register”.
        case register
    }

    /// The events to show.
    public enum Event: Hashable, Sendable {
        /// Whether the user can log in and register.
        case areActionsAvailable(Bool)
        /// Whether a request is under way.
        case isBusy(Bool)
    }
}
