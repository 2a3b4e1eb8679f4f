/// What is known of how modules behave that are all the same, found out by waiting for them.
@MainActor
final class ModuleHabits {
    /// How many tasks wait as long as the module lives, at most.
    ///
    /// They were waited for in vain once, and are no more.
    private(set) var endlessTasks = 0
    /// After how many turns in which nobody worked something came all the same, at most: by a timer that nobody sees.
    private(set) var longestPause = 0

    init() {}

    /// Remembers that so many more tasks did not end.
    func addEndlessTasks(_ count: Int) {
        endlessTasks += count
    }

    /// Remembers that something came after so many turns in which nobody worked.
    func addPause(_ turns: Int) {
        longestPause = max(longestPause, turns)
    }
}
