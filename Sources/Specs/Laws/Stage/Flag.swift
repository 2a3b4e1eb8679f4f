/// A flag that the stage reads, and whether it is on.
struct Flag: Equatable, Sendable, CustomStringConvertible {
    let name: String
    let isOn: Bool

    var description: String { "\(name): \(isOn ? "on" : "off")" }
}
