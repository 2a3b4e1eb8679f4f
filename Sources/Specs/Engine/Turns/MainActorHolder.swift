/// Knows which bodies were given up while they kept the main actor, so that what cannot begin can say
/// who is in its way.
final class MainActorHolder: Sendable {
    static let shared = MainActorHolder()

    private let names = Shared<[String]>([])

    /// Who keeps the main actor, as far as is known.
    var description: String {
        let names = names.value
        guard !names.isEmpty else { return "something that is no requirement of this kit" }
        return names.joined(separator: ", or by ") + ", which was given up and goes on"
    }

    /// Suspects a body until the main actor has time again.
    func suspect(_ name: String) {
        names.update { $0.append(name) }
        Task.detached { @MainActor in self.names.value = [] }
    }
}
