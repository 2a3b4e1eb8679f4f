/// An option of a command.
package struct Option: Sendable {
    package let name: String
    /// The placeholder for its value in the help; `nil` if it takes none.
    package let value: String?
    package let isRepeatable: Bool
    /// The explanation in the help; `nil` if users need not know the option.
    package let help: String?

    package init(name: String, value: String? = nil, isRepeatable: Bool = false, help: String?) {
        self.name = name
        self.value = value
        self.isRepeatable = isRepeatable
        self.help = help
    }

    /// The option as a user writes it.
    package var usage: String { value.map { "\(name) \($0)" } ?? name }
}

extension [Option] {
    /// A line for each option that users may know, with the explanations aligned.
    package var help: String {
        let shown = filter { $0.help != nil }
        let width = shown.map(\.usage.count).max() ?? 0
        return shown.map { option in
            let gap = String(repeating: " ", count: width - option.usage.count + 2)
            return "  \(option.usage)\(gap)\(option.help ?? "")"
        }.joined(separator: "\n")
    }
}
