/// Names the case of an enumeration that may describe itself in another way.
enum CaseName {
    static func of(_ value: Any) -> String {
        func name<Value>(_ value: Value) -> String {
            caseName(value).map { String(cString: $0) } ?? TypeName.of(Value.self)
        }
        return _openExistential(value, do: name)
    }
}

// NB: this is what the standard library itself prints a case with; a mirror does not tell the name of a
// case without values, and its description is the one that is being made.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
