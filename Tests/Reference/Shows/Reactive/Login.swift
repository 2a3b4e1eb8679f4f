/// What flows between the view and the presenter of the login where both are connected by streams.
public enum Login {
    /// What the view tells the presenter.
    public struct ViewOutput: Sendable {
        let actions: AsyncStream<Action>

        /// Names the streams.
        ///
        /// - Parameter actions: What the user does, in this order.
        public init(actions: AsyncStream<Action>) {
            self.actions = actions
        }
    }

    /// What the presenter tells the view.
    public struct ViewInput: Sendable {
        /// What there is to show; nothing happens before it is read, and nothing once it is no longer read.
        public let events: ColdStream<Event>
    }

    /// What the user does.
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

    /// What there is to show.
    public enum Event: Hashable, Sendable {
        /// Whether the user can log in and register.
        case areActionsAvailable(Bool)
        /// Whether something is on its way.
        case isBusy(Bool)
    }
}
