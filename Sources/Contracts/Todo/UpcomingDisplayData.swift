/// Everything that the list view shows.
public struct UpcomingDisplayData: Hashable, Sendable {
    /// The sections from top to bottom.
    public var sections: [UpcomingDisplaySection]

    /// Creates display data.
    ///
    /// - Parameter sections: The sections from top to bottom.
    public init(sections: [UpcomingDisplaySection]) {
        self.sections = sections
    }
}
