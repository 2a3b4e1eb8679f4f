public import VIPERContracts
public import VIPERSpies

/// Stands for the navigator: records its calls, and holds the screens that are on.
///
/// ```swift
/// wireframe.presentAddInterface()
/// #expect(navigator.calls == [.present])
/// let view = try #require(navigator.visible as? AddViewController)
/// ```
@MainActor
public final class NavigatorSpy: Navigator, CallRecording {
    /// A call of one of its methods; the screens are in ``stack`` and ``presented``.
    public enum Call: RecordedCall, Sendable {
        /// `setRoot(_ screen: AnyObject)`
        case setRoot
        /// `push(_ screen: AnyObject)`
        case push
        /// `present(_ screen: AnyObject)`
        case present
        /// `dismiss()`
        case dismiss
    }

    /// Keeps the calls.
    public let recorder: Recorder<Call>

    /// The root, and the screens that were pushed on it.
    public private(set) var stack: [AnyObject] = []
    /// The screens that were presented over the others and not dismissed yet.
    public private(set) var presented: [AnyObject] = []

    /// Creates a spy without screens.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("Navigator", log: log)
    }

    /// The screen that a person sees.
    public var visible: AnyObject? { presented.last ?? stack.last }

    /// Records the call, and releases all other screens.
    public func setRoot(_ screen: AnyObject) {
        // Here and below the screens change first, so that observers of the call see them as they are after it.
        let old = (stack, presented)
        stack = [screen]
        presented = []
        recorder.record(.setRoot)
        withExtendedLifetime(old) {}
    }

    /// Records the call, and holds the screen.
    public func push(_ screen: AnyObject) {
        stack.append(screen)
        recorder.record(.push)
    }

    /// Records the call, and holds the screen until it is dismissed.
    public func present(_ screen: AnyObject) {
        presented.append(screen)
        recorder.record(.present)
    }

    /// Records the call, and releases the screen that was presented last.
    public func dismiss() {
        let dismissed = presented.popLast()
        recorder.record(.dismiss)
        withExtendedLifetime(dismissed) {}
    }

    /// Releases the screen that was presented last, as when a person swipes it away, without a call.
    public func swipeAway() {
        recorder.log.note("A person swipes the screen away.")
        let swiped = presented.popLast()
        withExtendedLifetime(swiped) {}
    }
}
