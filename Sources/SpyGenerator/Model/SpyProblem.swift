/// Why there is no spy for a protocol, in one line.
public struct SpyProblem: Error, Equatable, CustomStringConvertible, Sendable {
    let place: Place?
    let requirement: String
    let reason: String

    /// The file, the line, the requirement and the reason.
    public var description: String {
        let place = place.map { "\($0): " } ?? ""
        return "\(place)no spy for \(requirement): \(reason)"
    }
}
