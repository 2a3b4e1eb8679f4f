extension NamingScheme {
    /// Reads a team's own scheme: a line for each role, such as `view = {Module}Screen`.
    ///
    /// Empty lines and lines that begin with `#` are ignored, and roles may be missing.
    ///
    /// - Parameters:
    ///   - text: The content of the file.
    ///   - file: The name of the file, for messages.
    /// - Throws: ``ChoiceProblem`` with the invalid line.
    package init(text: String, file: String) throws {
        var patterns: [Role: String] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            func refuse(_ reason: String) -> ChoiceProblem { ChoiceProblem("\(file):\(index + 1): \(reason)") }
            let line = line.trimmed
            if line.isEmpty || line.hasPrefix("#") { continue }
            let sides = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
            guard sides.count == 2 else { throw refuse("“\(line)” is no line such as view = {Module}Screen.") }
            guard let role = Role(rawValue: sides[0]) else {
                let roles = Role.allCases.map(\.rawValue).joined(separator: ", ")
                throw refuse("“\(sides[0])” is no role; there are \(roles).")
            }
            if patterns[role] != nil { throw refuse("\(role.rawValue) is named twice.") }
            if let reason = Self.reason(against: sides[1], for: role, beside: patterns) { throw refuse(reason) }
            patterns[role] = sides[1]
        }
        self.init(patterns: patterns)
    }

    /// Returns why a pattern cannot name a protocol.
    private static func reason(against pattern: String, for role: Role, beside others: [Role: String]) -> String? {
        let parts = pattern.split(separator: module, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            return "“\(pattern)” has to have \(module) in it once, or two modules would have the same protocol."
        }
        guard pattern.replacing(module, with: "M").isIdentifier else {
            return "“\(pattern)” is no name of a type in Swift."
        }
        // Not every disk tells files apart by capital letters alone.
        if let other = others.first(where: { $0.value.lowercased() == pattern.lowercased() }) {
            let difference = other.value == pattern ? "" : ", but for capital letters"
            return "“\(pattern)” is the name of \(other.key.rawValue) already\(difference)."
        }
        return pattern == module ? "“\(pattern)” is the name of the module itself." : nil
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
