/// Makes what the compiler prints of a value shorter for people.
enum ModuleNames {
    /// Writes `Item(kind: .urgent)` for the `Module.Item(kind: Module.Kind.urgent)` of a description.
    static func removed(from text: some StringProtocol) -> String {
        let text = String(text)
        guard mayNameModules(text) else { return text }
        return text.replacing(ofCase, with: ".").replacing(ofType, with: "")
    }

    /// What a type is called, if that is a plain name.
    static func name(of type: Any.Type) -> String? {
        let name = String(describing: type)
        return name.wholeMatch(of: /[A-Za-z]\w{1,39}/) == nil ? nil : name
    }

    /// Whether two names with a capital letter stand side by side.
    ///
    /// NB: most lines have none, and a regular expression takes its time to find that out.
    private static func mayNameModules(_ text: String) -> Bool {
        zip(text.utf8, text.utf8.dropFirst()).contains { dot, letter in
            dot == UInt8(ascii: ".") && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter
        }
    }

    // NB: a regular expression is parsed each time it is met, and these are for thousands of lines.
    private nonisolated(unsafe) static let ofCase = /\b[A-Z]\w*\.(?:[A-Z]\w*\.)+(?=[a-z])/
    private nonisolated(unsafe) static let ofType = /\b(?:[A-Z]\w*\.)+(?=[A-Z]\w*\()/
}
