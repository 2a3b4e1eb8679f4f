/// Removes the names of modules and enclosing types from the description of a value.
enum ModuleNames {
    /// Writes `Item(kind: .urgent)` for the `Module.Item(kind: Module.Kind.urgent)` of a description.
    static func removed(from text: some StringProtocol) -> String {
        let text = String(text)
        guard mayNameModules(text) else { return text }
        return text.replacing(ofCase, with: ".").replacing(ofType, with: "")
    }

    /// Returns the name of a type, if it is a plain name.
    static func name(of type: Any.Type) -> String? {
        let name = String(describing: type)
        return name.wholeMatch(of: /[A-Za-z]\w{1,39}/) == nil ? nil : name
    }

    /// Returns whether a capital letter follows a dot, as in a name with its module.
    ///
    /// Most lines have none, and a regular expression takes longer to find that out.
    private static func mayNameModules(_ text: String) -> Bool {
        zip(text.utf8, text.utf8.dropFirst()).contains { dot, letter in
            dot == UInt8(ascii: ".") && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter
        }
    }

    // A regular expression is parsed each time it is evaluated, and these are for thousands of lines.
    private nonisolated(unsafe) static let ofCase = /\b[A-Z]\w*\.(?:[A-Z]\w*\.)+(?=[a-z])/
    private nonisolated(unsafe) static let ofType = /\b(?:[A-Z]\w*\.)+(?=[A-Z]\w*\()/
}
