public import Testing

extension AddScreen: CustomTestStringConvertible {
    /// The screen as a failure shows it.
    public var testDescription: String { PlainText.of(self) }
}
