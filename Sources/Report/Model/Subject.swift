import VIPERLedger

/// A module that is judged, identified by its test, since it has no name of its own.
package struct Subject: Hashable, Sendable {
    package let module: String
    package let suite: String
    package let test: String
    /// The file of the test, without its folder, which names the module if there is no suite; empty if there is one.
    package let file: String

    init(_ test: LedgerTest) {
        module = test.module
        suite = test.suite
        self.test = test.name
        file = test.suite.isEmpty ? test.file.split(separator: "/").last.map(String.init) ?? "" : ""
    }

    /// The title: the name of the suite or the file, without a suffix such as “Tests”.
    package var title: String {
        let name = suite.isEmpty ? String(file.split(separator: ".").first ?? "") : suite.replacing("/", with: " › ")
        let suffix = ["Tests", "Test", "Laws", "Conformance"].first { name.hasSuffix($0) && name != $0 }
        return String(name.dropLast(suffix?.count ?? 0)).filter { $0 != "`" }
    }

    /// The path of the test.
    package var path: String { [module, suite, test].filter { !$0.isEmpty }.joined(separator: "/") }
}
