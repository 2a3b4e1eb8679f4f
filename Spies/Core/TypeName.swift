/// Names types without their modules.
enum TypeName {
    static func of(_ type: Any.Type) -> String {
        String(describing: type)
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
