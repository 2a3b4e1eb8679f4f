import SpyGenerator

extension Target {
    /// Returns the element type of a stream that a test can feed; `nil` for any other type.
    func elements(fedInto type: TypeSyntax) -> TypeSyntax? {
        guard case .named(let name, let arguments, _) = types.resolved(type) else { return nil }
        return ["AsyncStream", "AsyncThrowingStream"].contains(name) ? arguments.first : nil
    }

    /// Returns the element type of a sequence that a view can read; `nil` for any other type.
    func elements(readFrom type: TypeSyntax) -> TypeSyntax? {
        if let element = elements(fedInto: type) { return element }
        switch types.resolved(type) {
        case .named(_, let arguments, _), .member(_, _, let arguments, _):
            guard arguments.count == 1, let declaration = declaration(of: type) else { return nil }
            // The element type of any other sequence is unknown.
            let isSequence = declaration.protocols.contains("s:Sci") && declaration.typeParameters == ["Element"]
            return isSequence ? arguments[0] : nil
        default: return nil
        }
    }
}
