/// A login that is connected to its view by streams: `configure(with:)`, as a view uses it.
///
/// What the user does goes into streams, and so nothing comes of it before somebody reads what comes out of them.
@MainActor
public protocol ConfiguredLogin: LoginPresenterInterface {
    /// Reads the streams that `configure(with:)` returns, and tells the fixture's view, until its task is cancelled.
    func read() async
}
