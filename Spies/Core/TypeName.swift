/// Names types without their modules.
enum TypeName {
    static func of(_ type: Any.Type) -> String {
        String(describing: type)
    }

    /// The name as other code of the module writes it, with the names of the types around it.
    ///
    /// NB: where type parameters or a function stand among them, only the last of the names is one to write.
    static func inModule(_ type: Any.Type) -> String {
        let names = String(reflecting: type).split(separator: ".")
        let areAll = names.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        return names.count > 2 && areAll ? names.dropFirst().joined(separator: ".") : of(type)
    }

    /// The full name of a type, as if nothing in it were optional.
    static func withoutOptionals(_ type: Any.Type) -> String {
        let mark = "Swift.Optional<"
        var rest = String(reflecting: type)[...]
        var result = ""
        // Whether each bracket that is open belongs to an optional.
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

    /// A text in which the module of a type is not named.
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
