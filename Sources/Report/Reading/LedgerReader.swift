package import Foundation
package import VIPERLedger

/// Reads ledgers line by line, and continues after an unreadable line.
package struct LedgerReader {
    /// How many unreadable lines of a file are reported individually.
    private static let toldLines = 5

    package private(set) var problems: [ReadingProblem] = []
    /// How many lines were read.
    package private(set) var count = 0

    package init() {}

    /// Reads a file, or all files in a folder and its subfolders whose names end with `.jsonl`.
    ///
    /// - Parameters:
    ///   - path: The file or the folder.
    ///   - take: Receives each entry and the run that wrote it, in the order of the files' names and of their lines.
    package mutating func read(_ path: String, _ take: (LedgerEntry, LedgerRun?) -> Void) {
        for file in files(at: path) {
            do {
                let (text, run) = (
                    try Data(contentsOf: URL(filePath: file), options: .mappedIfSafe), LedgerRun(path: file)
                )
                read(text, of: file) { take($0, run) }
            } catch {
                problems.append(ReadingProblem(file: file, line: nil, text: "It cannot be read."))
            }
        }
    }

    /// Reads the text of a file.
    package mutating func read(_ text: Data, of file: String, _ take: (LedgerEntry) -> Void) {
        let decoder = JSONDecoder()
        var unreadable = 0
        for (number, line) in Lines(text) where !line.isEmpty {
            do {
                take(try entry(line, decoder))
                count += 1
            } catch {
                unreadable += 1
                guard unreadable <= Self.toldLines else { continue }
                let text = (error as? UnreadableLine)?.description ?? Self.text(error)
                problems.append(ReadingProblem(file: file, line: number, text: text))
            }
        }
        let untold = unreadable - Self.toldLines
        if untold > 0 {
            let text = "\(untold) more \(untold == 1 ? "line" : "lines") cannot be read either."
            problems.append(ReadingProblem(file: file, line: nil, text: text))
        }
    }

    private func entry(_ line: Data, _ decoder: JSONDecoder) throws -> LedgerEntry {
        do {
            let entry = try decoder.decode(LedgerEntry.self, from: line)
            if entry.schema == LedgerEntry.currentSchema { return entry }
            throw UnreadableLine(schema: entry.schema)
        } catch let error as DecodingError {
            if case .dataCorrupted(let context) = error, context.codingPath.isEmpty { throw error }
            // A line of another schema may lack a key of this one.
            guard let other = try? decoder.decode(AnySchema.self, from: line) else { throw error }
            throw other.schema == LedgerEntry.currentSchema ? error : UnreadableLine(schema: other.schema)
        }
    }

    private struct AnySchema: Decodable {
        let schema: Int
    }

    private static func text(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "It is no line of a ledger: “\(key.stringValue)” is missing."
        case DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty:
            "It is no line of a ledger."
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "It is no line of a ledger: “\(path(context))” is wrong."
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "It is no line of a ledger: “\(path(context))” is wrong."
        default: "It is not JSON; a process may have been killed while it wrote."
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.map(\.stringValue).joined(separator: ".")
    }

    private mutating func files(at path: String) -> [String] {
        guard Self.isFolder(path) else { return [path] }
        var (files, seen): ([String], Set<String>) = ([], [])
        addFiles(of: path, to: &files, &seen)
        return files
    }

    private mutating func addFiles(of folder: String, to files: inout [String], _ seen: inout Set<String>) {
        // A link may lead to a folder that is read anyway, or back to one of its parents.
        guard seen.insert(URL(filePath: folder).resolvingSymlinksInPath().path(percentEncoded: false)).inserted else {
            return
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return problems.append(ReadingProblem(file: folder, line: nil, text: "It cannot be read."))
        }
        for name in names.sorted() {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            if Self.isFolder(path) {
                addFiles(of: path, to: &files, &seen)
            } else if name.hasSuffix(".jsonl") {
                files.append(path)
            }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
