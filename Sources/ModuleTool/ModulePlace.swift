/// Where the files of a new module go.
struct ModulePlace {
    /// The target, and the folder that it takes its files from.
    let target: (name: String, folder: String)
    /// The target of the tests, and the folder that it takes its files from.
    let tests: (name: String, folder: String)
    /// The folder in both that a module gets to itself; `nil` if the target is the module's own.
    let folder: String?
    let isTargetDeclared: Bool
    let areTestsDeclared: Bool
    /// Whether the tests can import the kit.
    let hasKit: Bool

    init(_ target: String, for module: String, in package: PackageTargets) {
        let tests = "\(target)Tests"
        self.target = (target, package.sources[target] ?? "Sources/\(target)")
        self.tests = (tests, package.tests[tests] ?? "Tests/\(tests)")
        folder = module == target ? nil : module
        isTargetDeclared = package.sources[target] != nil
        areTestsDeclared = package.tests[tests] != nil
        hasKit = package.withKit.contains(tests)
    }

    /// The folder of the module's own files.
    var sources: String { Self.join(target.folder, folder) }

    /// The folder of a file among the tests; doubles of all modules lie together, where `generate-spies` looks for them.
    func testFolder(of file: String) -> String {
        file.hasPrefix("Spies/") ? "\(tests.folder)/Spies" : Self.join(tests.folder, folder)
    }

    private static func join(_ folder: String, _ inner: String?) -> String { inner.map { "\(folder)/\($0)" } ?? folder }
}
