import Foundation

/// The obstacles to writing files.
struct Obstacles {
    /// One sentence for each obstacle.
    private(set) var sentences: [String] = []

    /// Looks for obstacles.
    ///
    /// - Parameters:
    ///   - files: The files that are to be written.
    ///   - roots: The folders of the targets, in which no two files may have the same name.
    init(of files: [PlannedFile], in roots: [String]) {
        for folder in Set(files.map(\.folder)).sorted() { look(along: folder) }
        for root in roots {
            let there = Self.swiftFiles(in: root)
            for file in files where file.folder == root || file.folder.hasPrefix("\(root)/") {
                for path in there[file.name.lowercased(), default: []] { add(path, against: file) }
            }
        }
    }

    private mutating func add(_ path: String, against file: PlannedFile) {
        if path == file.path {
            sentences.append("\(path) is there already.")
        } else if path.lowercased() == file.path.lowercased() {
            sentences.append("\(path) is there, and not every disk can tell it from \(file.path).")
        } else {
            sentences.append("\(path) is there, and a target cannot have two files that are called \(file.name).")
        }
    }

    /// Checks each folder on the way to the files.
    private mutating func look(along folder: String) {
        var parent = folder.hasPrefix("/") ? "/" : "."
        for part in folder.split(separator: "/").map(String.init) {
            guard let entries = try? FileManager.default.contentsOfDirectory(atPath: parent) else { return }
            let path = parent == "." ? part : parent == "/" ? "/\(part)" : "\(parent)/\(part)"
            if entries.contains(part) {
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                guard isFolder.boolValue else {
                    sentences.append("\(path) is a file, and should be a folder.")
                    return
                }
            } else if let other = entries.first(where: { $0.lowercased() == part.lowercased() }) {
                sentences.append("\(path) cannot be told from \(other), which is there, on every disk.")
                return
            }
            parent = path
        }
    }

    /// Returns the paths of all Swift files in a folder, by their names in lower case.
    private static func swiftFiles(in root: String) -> [String: [String]] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
        let files = paths.filter { $0.lowercased().hasSuffix(".swift") }.sorted()
        return Dictionary(grouping: files.map { "\(root)/\($0)" }) {
            URL(filePath: $0).lastPathComponent.lowercased()
        }
    }
}
