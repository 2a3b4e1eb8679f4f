/// A type that says which of its values a double returns if nobody planned an answer.
///
/// A double that has to return something at once, and cannot throw, returns what is plain: `nil`, zero, nothing in it.
/// Of most types the kit knows that by itself. Of one that is of your own and cannot be decoded, say it once for all
/// tests:
///
/// ```swift
/// extension RowModel: HasPlainValue {
///     static var plainValue: RowModel { RowModel(title: "", isNew: false) }
/// }
/// ```
public protocol HasPlainValue {
    /// The value.
    static var plainValue: Self { get }
}
