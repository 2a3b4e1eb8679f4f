import ToolSupport

/// The targets of the package, as far as the plugin has told of them.
struct PackageTargets {
    /// The folders of targets that hold code in Swift, by name.
    let sources: [String: String]
    /// The folders of targets that hold tests, by name.
    let tests: [String: String]
    /// Targets that hold neither.
    let others: Set<String>
    /// Targets that depend on the product of the kit that tests need.
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

    /// Refuses a target that no module can go to.
    func check(_ target: String) throws {
        if sources[target] != nil { return }
        if tests[target] != nil { throw Failure("--target: \(target) holds tests; name the target that they test.") }
        if others.contains(target) { throw Failure("--target: \(target) is not written in Swift.") }
        let all = [String](sources.keys) + tests.keys + others
        if let other = all.first(where: { $0.lowercased() == target.lowercased() }) {
            throw Failure(
                "--target: \(target) and the target \(other) differ in case only, which not every disk can tell."
            )
        }
        guard !target.isEmpty, target.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) else {
            throw UsageError("--target “\(target)” is no name for a target.")
        }
    }
}
