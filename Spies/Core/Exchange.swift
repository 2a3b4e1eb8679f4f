/// Replaces a value and returns the old one.
///
/// - Parameters:
///   - place: The variable.
///   - value: The new value.
/// - Returns: The old value.
func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
    defer { place = value }
    return place
}
