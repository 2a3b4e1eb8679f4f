/// The test that hands a module over, and the line of it that does.
package struct LedgerTest: Codable, Hashable, Sendable {
    /// The module that the test is compiled in.
    package var module: String
    /// The suites around it, the outermost first, with slashes between them; empty if there is none.
    package var suite: String
    /// The name of its function.
    package var name: String
    /// The path of the file, as it was where the test was compiled.
    package var file: String
    package var line: Int

    package init(module: String, suite: String, name: String, file: String, line: Int) {
        self.module = module
        self.suite = suite
        self.name = name
        self.file = file
        self.line = line
    }
}
