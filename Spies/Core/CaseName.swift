/// Finds the name of an enumeration case, even if the enumeration describes itself in another way.
enum CaseName {
    static func of(_ value: Any) -> String {
        func name<Value>(_ value: Value) -> String {
            caseName(value).map { String(cString: $0) } ?? TypeName.of(Value.self)
        }
        return _openExistential(value, do: name)
    }
}

// The standard library itself prints a case with this function. A mirror does not tell the name of a
// case without values, and the description of the case is the very text that is being made.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
