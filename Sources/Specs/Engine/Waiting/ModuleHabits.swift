/// What the kit has learned, by waiting, about the behavior of modules that are all the same.
@MainActor
final class ModuleHabits {
    /// How many tasks do not end as long as the module lives, at most.
    ///
    /// The kit waited for them once without success, and does so no more.
    private(set) var endlessTasks = 0
    /// The most turns without any work after which something still came, by a timer that the kit cannot see.
    private(set) var longestPause = 0

    init() {}

    /// Remembers that so many more tasks did not end.
    func addEndlessTasks(_ count: Int) {
        endlessTasks += count
    }

    /// Remembers that something came after so many turns without any work.
    func addPause(_ turns: Int) {
        longestPause = max(longestPause, turns)
    }
}
