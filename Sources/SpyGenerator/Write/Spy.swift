/// A spy, ready to be written to a file.
public struct Spy: Equatable, Sendable {
    /// The name of its type, and of its file.
    public let name: String
    /// The protocol that it is a spy of, with its module.
    public let origin: String
    /// The text of the file.
    public let text: String
    /// The place of the protocol's declaration, if that is known.
    let place: Place?
    /// The places of its requirements, with their titles.
    let requirements: [NamedPlace]
    /// Whether the symbol graph omits names that begin with an underscore.
    var hidesUnderscores = false

    /// A requirement and its place.
    struct NamedPlace: Equatable, Sendable {
        let title: String
        let name: String
        let place: Place?
    }

    /// The name of its file.
    public var fileName: String { "\(name).swift" }

    /// Returns the problem because of which it is not written.
    ///
    /// - Parameter message: The compiler's message.
    func problem(_ message: CompilerMessage) -> SpyProblem {
        let name = SpyFile(origin: origin, generated: "").owner.name
        guard let hidden = hiddenRequirement(in: message) else {
            return SpyProblem(place: place, requirement: name, reason: message.reason)
        }
        return SpyProblem(
            place: place,
            requirement: "\(name).\(hidden)",
            reason:
                "the symbol graph leaves it out, as it does with names and parameters that begin with an underscore "
                + "in a protocol that is not public"
        )
    }

    /// Returns a requirement that the compiler misses, and that the symbol graph omits.
    private func hiddenRequirement(in message: CompilerMessage) -> String? {
        guard hidesUnderscores,
            let name = message.text.firstMatch(of: /protocol requires [a-z ]+ '([^']+)'/).map({ String($0.1) })
        else { return nil }
        // The compiler names a requirement with its labels if it has any.
        return requirements.contains { $0.title == name || $0.name == name } ? nil : name
    }
}
