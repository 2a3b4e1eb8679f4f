import ToolSupport

/// The targets of the package, as far as the plugin has passed them on.
struct PackageTargets {
    /// The folders of targets with Swift code that are no tests, by name.
    let sources: [String: String]
    /// The folders of test targets, by name.
    let tests: [String: String]
    /// All other targets, such as those in C.
    let others: Set<String>
    /// Targets that depend on the product `VIPERConformance`.
    let withKit: Set<String>

    init(_ arguments: Arguments) {
        func folders(_ option: String) -> [String: String] {
            let pairs = arguments.all(option).map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
            return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
        }
        sources = folders("--source-target")
        tests = folders("--test-target")
        others = Set(arguments.all("--other-target"))
        withKit = Set(arguments.all("--kit-target"))
    }

    /// Refuses a target that a module cannot be written into.
    func check(_ target: String) throws {
        if sources[target] != nil { return }
        if tests[target] != nil { throw UsageError("--target: \(target) holds tests; name the target that they test.") }
        if others.contains(target) { throw UsageError("--target: \(target) is not written in Swift.") }
        let all = [String](sources.keys) + tests.keys + others
        if let other = all.first(where: { $0.lowercased() == target.lowercased() }) {
            throw UsageError(
                "--target: \(target) and the target \(other) differ in case only, which not every disk can tell."
            )
        }
        guard !target.isEmpty, target.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) else {
            throw UsageError("--target “\(target)” is no name for a target.")
        }
    }
}
