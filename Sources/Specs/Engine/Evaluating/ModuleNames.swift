/// Makes what the compiler prints of a value shorter for people.
enum ModuleNames {
    /// Writes `Item(kind: .urgent)` for the `Module.Item(kind: Module.Kind.urgent)` of a description.
    static func removed(from text: some StringProtocol) -> String {
        String(text).replacing(ofCase, with: ".").replacing(ofType, with: "")
    }

    // NB: a regular expression is parsed each time it is met, and these are for thousands of lines.
    private nonisolated(unsafe) static let ofCase = /\b[A-Z]\w*\.(?:[A-Z]\w*\.)+(?=[a-z])/
    private nonisolated(unsafe) static let ofType = /\b(?:[A-Z]\w*\.)+(?=[A-Z]\w*\()/
}
