public import TodoContracts

/// What a person sees of the list view.
public struct ListScreen: Equatable, Sendable {
    /// Whether the message that there is nothing to do is on screen.
    public var showsNoContentMessage: Bool
    /// The sections of the table from top to bottom; empty if no table is on screen.
    public var sections: [UpcomingDisplaySection]

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - showsNoContentMessage: Whether the message that there is nothing to do is on screen.
    ///   - sections: The sections of the table from top to bottom; empty if no table is on screen.
    public init(showsNoContentMessage: Bool, sections: [UpcomingDisplaySection]) {
        self.showsNoContentMessage = showsNoContentMessage
        self.sections = sections
    }
}
