/// Remembers which bodies were given up while they blocked the main actor, and which body began last.
///
/// With it a body that cannot begin can name what is in its way.
final class MainActorHolder: Sendable {
    static let shared = MainActorHolder()

    private let suspects = Shared<[String]>([])
    private let last = Shared<String?>(nil)

    /// What blocks the main actor, as far as is known.
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

    /// Suspects a body of blocking the main actor, until the main actor answers again.
    func suspect(_ name: String) {
        suspects.update { $0.append(name) }
        Task.detached { @MainActor in self.suspects.value = [] }
    }
}
