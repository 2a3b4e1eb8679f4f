/// The special traits of an event, so that no law expects what the event cannot do.
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
    /// Two events mean two things, so the module may navigate or store twice.
    public static let repeatable = EventTraits(rawValue: 1 << 2)
    /// Its answers add up, as pages do, so they may be shown in the order in which they arrive.
    public static let addsUp = EventTraits(rawValue: 1 << 3)
    /// It means something only once the answers to earlier events are shown.
    public static let needsContent = EventTraits(rawValue: 1 << 4)
    /// The work that it begins goes on after the user has left and the view has gone, such as saving on the way out.
    public static let outlivesView = EventTraits(rawValue: 1 << 5)
    /// The module ignores it while an answer is awaited, like a disabled button.
    public static let onlyAtRest = EventTraits(rawValue: 1 << 6)
    /// Something other than the user causes it, such as a push: no user waits for what it loads, so that may fail
    /// silently.
    public static let notByUser = EventTraits(rawValue: 1 << 7)
    /// It tries again what has just failed, be it a load or a change, and does not only load anew what there is.
    ///
    /// Say with `when:` that it is possible only then, so that nobody tries again what has not failed.
    public static let retries = EventTraits(rawValue: 1 << 8)
}
