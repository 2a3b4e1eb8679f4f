/// Makes what the compiler prints of a value shorter for people.
enum ModuleNames {
    /// Writes `Item(kind: .urgent)` for the `Module.Item(kind: Module.Kind.urgent)` of a description.
    static func removed(from text: some StringProtocol) -> String {
        String(text).replacing(/\b[A-Z]\w*\.(?:[A-Z]\w*\.)+(?=[a-z])/, with: ".")
            .replacing(/\b(?:[A-Z]\w*\.)+(?=[A-Z]\w*\()/, with: "")
    }
}
