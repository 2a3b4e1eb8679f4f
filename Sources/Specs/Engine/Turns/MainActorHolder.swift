/// Knows which bodies were given up while they kept the main actor, and which began last, so that what cannot
/// begin can say who is in its way.
final class MainActorHolder: Sendable {
    static let shared = MainActorHolder()

    private let suspects = Shared<[String]>([])
    private let last = Shared<String?>(nil)

    /// Who keeps the main actor, as far as is known.
    var description: String {
        let suspects = suspects.value
        guard suspects.isEmpty else {
            return suspects.joined(separator: ", or by ") + ", which was given up and goes on"
        }
        guard let last = last.value else { return "another test" }
        return "what \(last) left behind, or by another test"
    }

    /// Remembers the body that begins.
    @MainActor
    func begins(_ name: String) {
        last.value = name
    }

    /// Suspects a body until the main actor has time again.
    func suspect(_ name: String) {
        suspects.update { $0.append(name) }
        Task.detached { @MainActor in self.suspects.value = [] }
    }
}
