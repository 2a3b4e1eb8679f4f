/// A part of what a view shows: all that calls of one kind say, or one property of the state that they hand over.
struct ViewPart: Hashable, CustomStringConvertible {
    let kind: String
    /// The property; `nil` where a call is not taken apart.
    let property: String?

    var description: String { ([kind] + [property].compactMap(\.self)).joined(separator: " ") }
}
