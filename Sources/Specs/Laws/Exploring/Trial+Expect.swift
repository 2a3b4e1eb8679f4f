import Testing

extension Trial<ModuleLaws> {
    /// Tells of a violation unless something is so.
    ///
    /// NB: an expectation would begin with the names of variables, of which nobody has ever heard.
    ///
    /// - Parameters:
    ///   - isMet: Whether it is so.
    ///   - text: What is wrong if it is not.
    /// - Returns: Whether it is so.
    func expect(_ isMet: Bool, _ text: @autoclosure () -> String) -> Bool {
        if !isMet { Issue.record("\(text())") }
        return isMet
    }

    /// Tells of a violation if something is there, in a line each.
    ///
    /// - Parameters:
    ///   - found: What should not be there.
    ///   - text: Why it should not.
    /// - Returns: Whether there is nothing.
    func expect(none found: [some Any], _ text: @autoclosure () -> String) -> Bool {
        let lines = found.prefix(10).map { "  \($0)" }
        let more = found.count > lines.count ? ["  and \(found.count - lines.count) more"] : []
        return expect(found.isEmpty, ([text()] + lines + more).joined(separator: "\n"))
    }
}
