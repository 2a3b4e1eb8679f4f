/// A call of a double, which prints as a person would write it.
///
/// Wherever a call is printed, in the story, in a failure or by `#expect`, it reads like the line of the
/// test that expects it, without the module and type names that the compiler would add:
///
/// ```
/// Expectation failed: (view.calls → [.showRows(["milk"]), .hideBusy]) == …
/// ```
public protocol RecordedCall: Equatable, CustomStringConvertible, CustomDebugStringConvertible {}

extension RecordedCall {
    /// The call as a test would write it, such as `.showRows(["milk"])`.
    public var description: String { PlainText.of(self) }

    /// The call as a test would write it, such as `.showRows(["milk"])`.
    public var debugDescription: String { description }
}
