/// The changes that make a text of the kit compile in another module.
struct Adaptation {
    /// Modules that do not exist there.
    let missingModules: Set<String>
    /// Whether declarations there are on no actor by default.
    let isNonisolatedByDefault: Bool
    private let mainActorTypes: Set<String>

    /// - Parameter texts: All texts to change, since they extend each other's types.
    init(missing modules: Set<String>, isNonisolatedByDefault: Bool, of texts: [String]) {
        missingModules = modules
        self.isNonisolatedByDefault = isNonisolatedByDefault
        mainActorTypes = Set(
            texts.flatMap { $0.matches(of: /@MainActor\n(?:\w+ )*(?:class|struct|enum|protocol) (\w+)/) }
                .map { String($0.1) }
        )
    }

    /// Returns the changed text.
    func callAsFunction(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.filter { Import($0).map { !missingModules.contains($0.module) } ?? true }
            .map { isNonisolatedByDefault ? $0 : nonisolated($0) }
            .joined(separator: "\n")
    }

    /// Adds `nonisolated` to a type, which it needs where the main actor is the default.
    private func nonisolated(_ line: String) -> String {
        let declaration = /( *)((?:public |private )?(?:final )?(class|struct|enum|protocol|extension|func) (\w+).*)/
        guard let match = line.wholeMatch(of: declaration) else { return line }
        let isMember = !match.1.isEmpty && match.3 == "func"
        let isOnMainActor = match.1.isEmpty && mainActorTypes.contains(String(match.4))
        return isMember || isOnMainActor ? line : "\(match.1)nonisolated \(match.2)"
    }
}
