import SpyGenerator

/// Writes files, or says what would be written.
struct Output {
    private let folder: SpyFolder
    private let isCheck: Bool
    private let isForced: Bool

    init(_ arguments: Arguments) throws {
        folder = SpyFolder(path: try arguments.required("--output"))
        isCheck = arguments.has("--check")
        isForced = arguments.has("--force")
    }

    /// Writes or checks; the exit code of the command.
    func write(_ files: [OutputFile], completeFor modules: Set<String>) throws -> Int32 {
        let differences = try folder.differences(from: files, completeFor: modules)
        if isCheck {
            for difference in differences { SpyGeneratorTool.print(error: "error: \(difference)") }
            return differences.isEmpty ? 0 : 1
        }
        for name in try folder.write(files, isForced: isForced) { print("wrote \(name)") }
        for difference in differences where difference.kind == .leftover {
            SpyGeneratorTool.print(error: "warning: \(difference)")
        }
        return 0
    }
}
