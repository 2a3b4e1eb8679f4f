public import Foundation

/// What the to-do store spec gives to a store: a directory of its own.
///
/// ```swift
/// let file = fixture.directory.appendingPathComponent("todo.sqlite")
/// return TodoStoreProbe(try OurStore(file: file), file: file)
/// ```
///
/// A store is reopened by building it again from the same fixture.
@MainActor
public struct TodoStoreFixture: Fixture {
    /// The log of what the store is asked.
    public let log: CallLog
    /// Watches the objects that have to go when the store goes.
    public let tracker: Tracker
    /// An empty directory, which is deleted afterwards.
    public var directory: URL { temporary.url }

    private let temporary: TemporaryDirectory

    init() throws {
        log = CallLog()
        tracker = Tracker()
        temporary = try TemporaryDirectory()
    }
}
