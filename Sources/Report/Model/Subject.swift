import VIPERLedger

/// A module that is proved: who tests it, since it has no name of its own.
package struct Subject: Hashable, Sendable {
    package let module: String
    package let suite: String
    package let test: String
    /// The file of the test, without its folder; it names the module where no suite does.
    package let file: String

    init(_ test: LedgerTest) {
        module = test.module
        suite = test.suite
        self.test = test.name
        file = test.file.split(separator: "/").last.map(String.init) ?? ""
    }

    /// What people call it: the suite, or the file, without what says that it is a test.
    package var title: String {
        let name = suite.isEmpty ? String(file.split(separator: ".").first ?? "") : suite.replacing("/", with: " › ")
        let suffix = ["Tests", "Test", "Laws", "Conformance"].first { name.hasSuffix($0) && name != $0 }
        return String(name.dropLast(suffix?.count ?? 0)).filter { $0 != "`" }
    }

    /// Where it is tested.
    package var path: String { [module, suite, test].filter { !$0.isEmpty }.joined(separator: "/") }
}
