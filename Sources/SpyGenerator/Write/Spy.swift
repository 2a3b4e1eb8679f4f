/// A spy, ready to be written to a file.
public struct Spy: Equatable, Sendable {
    /// The name of its type, and of its file.
    public let name: String
    /// The protocol that it is a spy of, with its module.
    public let origin: String
    /// The text of the file.
    public let text: String
    /// Where the protocol is declared, if that is known.
    let place: Place?
    /// Where its requirements are declared, by their titles.
    let requirements: [NamedPlace]

    /// A requirement and where it stands.
    struct NamedPlace: Equatable, Sendable {
        let title: String
        let name: String
        let place: Place?
    }

    /// The name of its file.
    public var fileName: String { "\(name).swift" }

    /// Why it is not written after all.
    func problem(_ reason: String) -> SpyProblem {
        SpyProblem(place: place, requirement: SpyFile(origin: origin, generated: "").owner.name, reason: reason)
    }
}
