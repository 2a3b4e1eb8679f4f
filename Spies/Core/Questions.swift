/// Lists the completions of one call.
@resultBuilder
public enum Questions {
    /// Adds one completion.
    public static func buildExpression(_ question: Question) -> [Question] { [question] }

    /// Adds completions that are optional.
    public static func buildOptional(_ questions: [Question]?) -> [Question] { questions ?? [] }

    /// Joins completions in their order.
    public static func buildBlock(_ questions: [Question]...) -> [Question] { questions.flatMap(\.self) }
}
