/// Puts a value in the place of another.
///
/// - Parameters:
///   - place: The place.
///   - value: What is there from now on.
/// - Returns: What was there before.
func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
    defer { place = value }
    return place
}
