import Foundation

/// Compiles spies as the tests will, so that no spy is written that does not compile.
///
/// ```swift
/// let compiler = SpyCompiler(command)
/// let (compiled, problems) = try compiler.check(spies, support: nil)
/// ```
public struct SpyCompiler {
    private let command: CompilerCommand

    /// Creates a compiler.
    ///
    /// - Parameter command: The command that compiles the module of the spies.
    public init(_ command: CompilerCommand) {
        self.command = command
    }

    /// Separates the spies that compile without a warning from those that do not.
    ///
    /// - Parameters:
    ///   - spies: The spies.
    ///   - support: The text of the support, if it is in the same module.
    /// - Returns: The spies that compile, and a problem for each of the others.
    /// - Throws: ``CannotCompile``, if a module that the spies import cannot be imported.
    public func check(_ spies: [Spy], support: String?) throws -> (compiled: [Spy], problems: [SpyProblem]) {
        let folder = FileManager.default.temporaryDirectory.appending(component: "spies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let job = CompilerJob(command: command, folder: folder)
        for spy in spies { try job.write(spy.text, to: spy.fileName) }
        if let support { try job.write(support, to: CompilerJob.supportName) }
        let refused = try job.refused(among: spies.map(\.fileName))
        let problems = spies.compactMap { spy in refused[spy.fileName].map { spy.problem($0) } }
        return (spies.filter { refused[$0.fileName] == nil }, problems)
    }
}
