import Foundation

/// A part of what a view shows: everything that calls of one kind say, or one property of the state that they pass.
struct ViewPart: Hashable, CustomStringConvertible {
    let kind: String
    /// The property; `nil` if the call is not taken apart.
    let property: String?

    /// The texts of which what is shown of a part is made, in their order.
    static func texts(in shown: String) -> [String] { shown.components(separatedBy: ", ") }

    var description: String { ([kind] + [property].compactMap(\.self)).joined(separator: " ") }
}
