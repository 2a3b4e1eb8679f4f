/// What a mangled name tells without being taken apart.
package enum SymbolID {
    /// The module that declares a symbol; `nil` for C and Objective-C.
    package static func module(of id: String) -> String? {
        guard id.hasPrefix("s:") else { return nil }
        let name = id.dropFirst(2)
        let digits = name.prefix { $0.isNumber }
        guard let length = Int(digits) else { return "Swift" }
        return String(name.dropFirst(digits.count).prefix(length))
    }
}
