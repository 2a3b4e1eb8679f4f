/// An error in the command line.
package struct UsageError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    /// An error about a name that does not exist.
    ///
    /// - Parameters:
    ///   - problem: What is wrong, without a full stop.
    ///   - names: The names that do exist.
    package init(_ problem: String, but names: [String]) {
        let (shown, more) = (names.prefix(12).joined(separator: ", "), names.count - 12)
        let others = names.isEmpty ? "" : ", but \(shown)\(more > 0 ? " and \(more) more" : "")"
        self.init("\(problem)\(others).")
    }
}
