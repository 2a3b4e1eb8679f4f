/// A value that is equal to another if all of its parts are, whether or not their types are `Equatable`.
///
/// A spy's `Call` is compared like this if an argument is a closure, an `any Error` or of a type that is
/// not known to be `Equatable`, so that `#expect(view.calls == [.show(error)])` works for those too:
///
/// - what is `Equatable` is compared by its own `==`;
/// - objects are equal if they are the same object;
/// - types are equal if they are the same type;
/// - in an `Any`, an optional that holds a value counts as that value;
/// - closures cannot be compared: two of the same type count as equal;
/// - anything else is compared part by part, and by how it prints if it has none.
public protocol ComparedByParts: RecordedCall {}

extension ComparedByParts {
    /// Whether all parts of two values are equal.
    public static func == (left: Self, right: Self) -> Bool {
        Parts.areEqual(of: left, right)
    }
}
