import Testing

/// The first line of a violated requirement: id, level and statement.
///
/// Swift Testing puts the text of a caught error into the first line of an issue, on the console and in
/// its reports. Any other issue begins with the whole expression, or with “Issue recorded”.
struct RequirementFailure: Error, CustomStringConvertible {
    let description: String
}

extension Issue {
    /// Returns this issue as one of a requirement, which begins with its headline.
    func of(_ headline: String, at location: SourceLocation) -> Issue {
        var issue = self
        issue.sourceLocation = location
        issue.comments = reasons.map { "\($0)" }
        issue.kind = .errorCaught(RequirementFailure(description: headline))
        return issue
    }

    /// Whether a deviation can excuse the issue, which it cannot if the test itself is wrong.
    var isAboutTheModule: Bool {
        guard case .errorCaught(let error) = kind else { return true }
        return !(error is SubjectNotBuilt) && !(error is DoubleProblem)
    }

    /// The whole text of the issue.
    var reason: String {
        reasons.joined(separator: "\n")
    }

    private var reasons: [String] {
        let comments = comments.map(\.rawValue)
        return switch kind {
        case .expectationFailed: [ExpectationText(expression).lines.joined(separator: "\n")] + comments
        case .errorCaught(let error): ["\(error)"] + comments
        case .unconditional: comments
        default: ["\(kind)"] + comments
        }
    }

    private var expression: String {
        let text = "\(kind)"
        let prefix = "Expectation failed: "
        let value = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        return OptionalNames.removed(from: ModuleNames.removed(from: value))
    }
}
