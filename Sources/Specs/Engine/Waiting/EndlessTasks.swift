/// How many tasks of a module wait as long as it lives, for modules that are all the same.
///
/// They are found out once, by waiting for them in vain, and are waited for no more after that.
@MainActor
final class EndlessTasks {
    /// How many there are at most.
    private(set) var count = 0

    init() {}

    /// Remembers that so many more did not end.
    func add(_ tasks: Int) {
        count += tasks
    }
}
