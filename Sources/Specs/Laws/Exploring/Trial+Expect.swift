import Testing

extension Trial<ModuleLaws> {
    /// Records a violation unless a condition is met.
    ///
    /// `#expect` would begin the failure with the names of variables, which mean nothing to its reader.
    ///
    /// - Parameters:
    ///   - isMet: Whether the condition is met.
    ///   - walk: The module that it is about, whose story the failure tells; `nil` for the one that was built last.
    ///   - text: What is wrong if it is not.
    /// - Returns: Whether the condition is met.
    func expect(_ isMet: Bool, in walk: Walk? = nil, _ text: @autoclosure () -> String) -> Bool {
        if isMet { return true }
        if let walk { tell(of: walk.stage.log) }
        Issue.record("\(text())")
        return false
    }

    /// Records a violation if something is found, with a line for each finding.
    ///
    /// - Parameters:
    ///   - found: What should not be there.
    ///   - walk: The module that it was found in, whose story the failure tells; `nil` for the one that was built last.
    ///   - text: Why it should not.
    /// - Returns: Whether nothing was found.
    func expect(none found: [some Any], in walk: Walk? = nil, _ text: @autoclosure () -> String) -> Bool {
        let lines = found.prefix(10).map { "  \($0)" }
        let more = found.count > lines.count ? ["  and \(found.count - lines.count) more"] : []
        return expect(found.isEmpty, in: walk, ([text()] + lines + more).joined(separator: "\n"))
    }
}
