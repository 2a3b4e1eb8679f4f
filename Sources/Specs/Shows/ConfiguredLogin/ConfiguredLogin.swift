/// A login that a view connects to by streams, with `configure(with:)`.
///
/// The user's actions go into streams, so they have no effect before the streams that come out are read.
@MainActor
public protocol ConfiguredLogin: LoginPresenterInterface {
    /// Reads the streams that `configure(with:)` returns, and tells the fixture's view, until its task is cancelled.
    func read() async
}
