/// Something that a spy answers: what a member returns, or one of its completions.
package struct AnswerPlan: Equatable {
    package enum Kind: Equatable {
        /// What comes back from the call.
        case result
        /// A sequence of values that comes back from the call.
        case stream(throwing: Bool)
        /// A closure, by the number of its parameter.
        case closure(Int)
    }

    package var kind: Kind
    /// The name of the property of the spy.
    package var name = ""
    package var value: TypeSyntax
    package var failure: FunctionSyntax.Failure
    /// Whether the values' types are only known to the caller, so that answers are of any type.
    package var isErased = false
    /// An expression that makes the plainest value, for a question that nobody planned an answer for.
    package var plain: String?

    /// `as: Type.self`, which says what the caller needs, where answers are of any type.
    package var needed: String? {
        guard isErased else { return nil }
        switch value {
        case .named, .member, .array, .dictionary, .optional, .tuple: return "as: \(value).self"
        default: return "as: (\(value)).self"
        }
    }

    /// The value and the failure, as the type of the answers lists them.
    ///
    /// - Parameter names: How the types are written that every spy needs.
    func outcome(_ names: SupportNames) -> String {
        let failure =
            switch failure {
            case .none, .rethrown: "Never"
            case .any: "any \(names.error)"
            case .typed(let error): "\(error)"
            }
        return "\(isErased ? "Any" : "\(value)"), \(failure)"
    }
}
