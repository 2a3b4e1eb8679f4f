/// A type that says which of its values a double returns if no answer was planned.
///
/// A double that has to return something at once, and cannot throw, returns a plain value, such as `nil`, zero or an
/// empty collection. The kit knows such a value of most types. For a type of your own that cannot be decoded, declare
/// it once for all tests:
///
/// ```swift
/// extension RowModel: HasPlainValue {
///     static var plainValue: RowModel { RowModel(title: "", isNew: false) }
/// }
/// ```
public protocol HasPlainValue {
    /// The value to return.
    static var plainValue: Self { get }
}
