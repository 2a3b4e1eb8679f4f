/// An answer that a spy gives: what a member returns, or what it calls a completion with.
package struct AnswerPlan: Equatable {
    package enum Kind: Equatable {
        /// The value that the call returns.
        case result
        /// A sequence of values that the call returns.
        case stream(throwing: Bool)
        /// A completion, by the number of its parameter.
        case closure(Int)
    }

    package var kind: Kind
    /// The name of the spy's property.
    package var name = ""
    package var value: TypeSyntax
    package var failure: FunctionSyntax.Failure
    /// Whether only the caller knows the value's type, so that the answers are of type `Any`.
    package var isErased = false
    /// An expression that makes the plainest value, for a question that no answer was planned for.
    package var plain: String?

    /// `as: Type.self`, which says what type the caller needs where the answers are of type `Any`.
    package var needed: String? {
        guard isErased else { return nil }
        switch value {
        case .named, .member, .array, .dictionary, .optional, .tuple: return "as: \(value).self"
        default: return "as: (\(value)).self"
        }
    }

    /// Returns the value and the failure as the generic arguments of the answers' type.
    ///
    /// - Parameter names: The written names of the types that every spy needs.
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
