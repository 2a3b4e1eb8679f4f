/// The folders that the files of a new module go to.
struct ModulePlace {
    /// The target, and its folder of sources.
    let target: (name: String, folder: String)
    /// The test target, and its folder of sources.
    let tests: (name: String, folder: String)
    /// The module's own folder inside both; `nil` if the target holds only this module.
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

    /// Returns the folder of a test file; doubles of all modules share a folder, where `generate-spies` looks for them.
    func testFolder(of file: String) -> String {
        file.hasPrefix("Spies/") ? "\(tests.folder)/Spies" : Self.join(tests.folder, folder)
    }

    private static func join(_ folder: String, _ inner: String?) -> String { inner.map { "\(folder)/\($0)" } ?? folder }
}
