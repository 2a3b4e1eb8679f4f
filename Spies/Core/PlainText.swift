/// Writes values as a person would write them in a test.
///
/// ```swift
/// PlainText.of([Item(name: "milk", due: nil)])  // [Item(name: "milk", due: nil)]
/// ```
///
/// No module is named, no `Optional(…)` is written, dates stand in UTC, sets and dictionaries are sorted.
/// A value that describes itself is asked for its description. An object is written as the name of its
/// class, since what is in it may belong to another thread; so a text may be made on any.
public enum PlainText {
    /// A value as a person would write it.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - limit: After how many characters the text is cut off.
    /// - Returns: The text.
    public static func of(_ value: Any, limit: Int = 2_000) -> String {
        var writer = PlainTextWriter(limit: limit)
        writer.write(value)
        return writer.text
    }

    /// A value with what is in its objects, for who knows that nobody else uses them now.
    static func ofAll(_ value: Any) -> String {
        var writer = PlainTextWriter(limit: 2_000, opensObjects: true)
        writer.write(value)
        return writer.text
    }
}
