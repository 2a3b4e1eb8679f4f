/// The test that verifies a module, and the line of the call.
package struct LedgerTest: Codable, Hashable, Sendable {
    /// The module that the test is compiled in.
    package var module: String
    /// The suites around the test, outermost first, separated by slashes; empty if there are none.
    package var suite: String
    /// The name of its function.
    package var name: String
    /// The path of the file at the time when the test was compiled.
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
