/// Writes values as a person would write them in a test.
///
/// ```swift
/// PlainText.of([Item(name: "milk", due: nil)])  // [Item(name: "milk", due: nil)]
/// ```
///
/// It leaves out the names of modules and `Optional(…)`, writes dates in UTC, and sorts sets and dictionaries.
/// A value that describes itself is written as its description. An object is written as the name of its
/// class, since its properties may belong to another thread; so this may be called on any thread.
public enum PlainText {
    /// Returns a value as a person would write it.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - limit: The number of characters after which the text is cut off.
    /// - Returns: The text.
    public static func of(_ value: Any, limit: Int = 2_000) -> String {
        var writer = PlainTextWriter(limit: limit)
        writer.write(value)
        return writer.text
    }

    /// Returns a value with what is in its objects, for a caller who knows that nothing else uses them now.
    static func ofAll(_ value: Any) -> String {
        var writer = PlainTextWriter(limit: 2_000, opensObjects: true)
        writer.write(value)
        return writer.text
    }
}
