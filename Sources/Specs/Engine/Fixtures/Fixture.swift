/// The fresh doubles and clock that one requirement hands to the module under test.
///
/// All doubles of a fixture share its log, so that a failure can tell the whole story.
@MainActor
public protocol Fixture {
    /// The log that the fixture's doubles share.
    var log: CallLog { get }

    /// Watches the objects that have to go when the module goes.
    var tracker: Tracker { get }

    /// What the author of a test can do about a question without a planned answer.
    ///
    /// The default is `nil`, for a fixture that plans all answers: then the module should not have asked.
    nonisolated static var adviceOnMissingAnswers: String? { get }
}

extension Fixture {
    /// No advice, since the fixture plans all answers.
    public nonisolated static var adviceOnMissingAnswers: String? { nil }

    /// Tracks objects that have to go when the module goes.
    ///
    /// The subject itself is tracked if it is an object. An adapter hides the module behind it, so
    /// track the module too:
    ///
    /// ```swift
    /// let presenter = OurPresenter(view: fixture.view)
    /// fixture.track(presenter)
    /// return PresenterAdapter(presenter)
    /// ```
    ///
    /// - Parameter objects: Objects of the module.
    public func track(_ objects: AnyObject...) {
        for object in objects { tracker.track(object) }
    }
}
