/// Names types without their modules.
enum TypeName {
    static func of(_ type: Any.Type) -> String {
        String(describing: type)
    }

    /// Returns the name as other code of the module writes it, with the names of the types around it.
    ///
    /// If type parameters or a function are among these names, only the last name can be written.
    static func inModule(_ type: Any.Type) -> String {
        let names = String(reflecting: type).split(separator: ".")
        let areAll = names.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        return names.count > 2 && areAll ? names.dropFirst().joined(separator: ".") : of(type)
    }

    /// Returns the full name of a type, with all optionals replaced by their wrapped types.
    static func withoutOptionals(_ type: Any.Type) -> String {
        let mark = "Swift.Optional<"
        var rest = String(reflecting: type)[...]
        var result = ""
        // Whether each open bracket belongs to an optional.
        var open: [Bool] = []
        while let first = rest.first {
            if rest.hasPrefix(mark) {
                open.append(true)
                rest = rest.dropFirst(mark.count)
                continue
            }
            if first == "<" { open.append(false) }
            let closes = first == ">" && result.last != "-"
            if !(closes && open.popLast() == true) { result.append(first) }
            rest = rest.dropFirst()
        }
        return result
    }

    /// Returns a text without the module name of a type.
    static func removeModule(of type: Any.Type, from text: String) -> String {
        let full = String(reflecting: type)
        guard let end = full.firstIndex(of: "."), text.contains(full[...end]) else { return text }
        let module = full[...end]
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: module) {
            let isWord = rest[..<range.lowerBound].last.map { $0.isLetter || $0.isNumber || "._".contains($0) } ?? false
            let isName = rest[range.upperBound...].first?.isLetter ?? false
            result += isWord || !isName ? rest[..<range.upperBound] : rest[..<range.lowerBound]
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
