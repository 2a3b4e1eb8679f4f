/// Finds the plainest value of a type, such as `nil`, zero or empty, for a question without a planned answer.
///
/// If the generator knows a plain value, it writes it into the spy; this is for types that only the run knows.
enum PlainValue {
    /// Returns the plainest value; `nil` if none is known.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - problem: The missing answer, which serves as a value of types such as `any Error`.
    static func of<Value>(_ type: Value.Type, insteadOf problem: NoAnswer) -> Value? {
        (made(type) as? Value) ?? (problem as? Value)
    }

    /// Returns the value that a type declares itself, which takes precedence over any other.
    static func said<Value>(by type: Value.Type) -> Value? {
        (type as? any HasPlainValue.Type)?.plainValue as? Value
    }

    static func made(_ type: Any.Type, depth: Int = 0) -> Any? {
        switch type {
        case let type as any HasPlainValue.Type: type.plainValue
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
        case is Bool.Type: false
        case is Void.Type: ()
        case is Character.Type: " " as Character
        case is Unicode.Scalar.Type: " " as Unicode.Scalar
        case let type as any RangeReplaceableCollection.Type: type.init()
        case let type as any SetAlgebra.Type: type.init()
        case let type as any AdditiveArithmetic.Type: type.zero
        case let type as any CaseIterable.Type: first(of: type)
        case let type as any MadePlainly.Type: type.madePlainly(depth)
        case let type as any Decodable.Type: decoded(type, depth)
        default: nil
        }
    }

    private static func first<Value: CaseIterable>(of type: Value.Type) -> Any? { type.allCases.first }

    private static func decoded<Value: Decodable>(_ type: Value.Type, _ depth: Int) -> Any? {
        // The second text is valid for a UUID and for a URL, which an empty text is not.
        for text in ["", "00000000-0000-0000-0000-000000000000"] {
            if let value = try? type.init(from: PlainDecoder(text: text, depth: depth)) { return value }
        }
        return nil
    }
}

/// A type whose plainest value depends on what it is made of.
private protocol MadePlainly {
    static func madePlainly(_ depth: Int) -> Self?
}

extension Result: MadePlainly {
    fileprivate static func madePlainly(_ depth: Int) -> Self? {
        if let failure = NoAnswer(question: "This") as? Failure { return .failure(failure) }
        return (PlainValue.made(Success.self, depth: depth + 1) as? Success).map { .success($0) }
    }
}

extension Task: MadePlainly {
    fileprivate static func madePlainly(_ depth: Int) -> Self? {
        guard let result = Result<Success, Failure>.madePlainly(depth) else { return nil }
        switch result {
        case .failure(let error): return Task<Success, any Error> { throw error } as? Self
        case .success(let value): return Task<Success, Never> { value } as? Self
        }
    }
}
