/// Joins the lines of a text, some of them conditionally.
@resultBuilder
enum TextBuilder {
    static func buildExpression(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    static func buildExpression(_ lines: [Substring]) -> [Substring] { lines }

    static func buildBlock(_ parts: [Substring]...) -> [Substring] { Array(parts.joined()) }

    static func buildOptional(_ part: [Substring]?) -> [Substring] { part ?? [] }

    static func buildEither(first part: [Substring]) -> [Substring] { part }

    static func buildEither(second part: [Substring]) -> [Substring] { part }

    static func buildArray(_ parts: [[Substring]]) -> [Substring] { Array(parts.joined()) }
}
