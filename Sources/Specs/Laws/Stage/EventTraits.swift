/// What is special about an event, so that a law does not expect of it what it cannot do.
public struct EventTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: Int

    /// Creates traits from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The view appears: this comes before every other event, and nothing may happen before it.
    public static let appears = EventTraits(rawValue: 1 << 0)
    /// The user leaves the module: nothing comes after it.
    public static let leaves = EventTraits(rawValue: 1 << 1)
    /// Causing it twice means two things, so that it may navigate or store twice.
    public static let repeatable = EventTraits(rawValue: 1 << 2)
    /// Its answers add up, such as pages, so that they may be shown in the order in which they come.
    public static let addsUp = EventTraits(rawValue: 1 << 3)
    /// It means something only once the answers to earlier events are shown.
    public static let needsContent = EventTraits(rawValue: 1 << 4)
    /// What it begins goes on when the user has left and the view has gone, such as saving on the way out.
    public static let outlivesView = EventTraits(rawValue: 1 << 5)
    /// It is ignored while an answer is awaited, as a button that is disabled.
    public static let onlyAtRest = EventTraits(rawValue: 1 << 6)
    /// Not the user causes it, such as a push, so that nobody waits for what it loads: that may fail in silence.
    public static let notByUser = EventTraits(rawValue: 1 << 7)
}
