/// Facts that a mangled name tells without being taken apart.
package enum SymbolID {
    /// The module that declares a symbol; `nil` for C and Objective-C.
    package static func module(of id: String) -> String? {
        guard id.hasPrefix("s:") else { return nil }
        let name = id.dropFirst(2)
        let digits = name.prefix { $0.isNumber }
        guard let length = Int(digits) else { return "Swift" }
        return String(name.dropFirst(digits.count).prefix(length))
    }

    /// Returns the module as code writes it before the name of one of its types.
    static func writtenModule(of id: String) -> String {
        if id.hasPrefix("s:Sc") { return "_Concurrency" }
        let module = module(of: id) ?? ""
        return module.hasPrefix("_") ? module : Imports.published(module)
    }

    /// Whether a Swift symbol is a type or an alias, and neither a type parameter nor an associated type.
    static func isType(_ id: String) -> Bool {
        let isShort = id.hasPrefix("s:S") && id.count <= 5
        return id.hasPrefix("s:") && (isShort || "VOCPa".contains(id.last ?? " ") && !id.hasSuffix("Qa"))
    }
}
