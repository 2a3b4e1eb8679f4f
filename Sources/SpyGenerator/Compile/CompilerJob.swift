package import Foundation

/// Files in a folder that are compiled together, repeatedly, until those that remain compile.
package struct CompilerJob {
    let command: CompilerCommand
    let folder: URL

    /// Creates a job.
    ///
    /// - Parameters:
    ///   - command: How the module is compiled.
    ///   - folder: The folder of the files.
    package init(command: CompilerCommand, folder: URL) {
        (self.command, self.folder) = (command, folder)
    }

    static let supportName = "SpySupport.swift"
    private static let importsName = "Imports.swift"

    package func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(component: name))
    }

    /// The compiler's messages about the files that it refuses, by their names.
    func refused(among names: [String]) throws -> [String: CompilerMessage] {
        let first = try compile(names)
        guard !first.isClean(for: names) else { return [:] }
        // An error of the build, or of an imported module, is not the fault of the spies.
        try tryImports(of: names)
        return try refused(among: names, as: first)
    }

    /// Checks that the modules that the files import can be imported.
    ///
    /// - Throws: ``CannotCompile``, if one cannot.
    package func tryImports(of names: [String]) throws {
        try write(imports(of: names), to: Self.importsName)
        let control = try compile([Self.importsName])
        guard control.hasSucceeded else { throw CannotCompile(control.firstError) }
    }

    private func refused(among names: [String], as result: Result) throws -> [String: CompilerMessage] {
        if result.isClean(for: names) { return [:] }
        let found = result.messages(about: names)
        if !found.isEmpty {
            // The compiler reports errors of the other files only once these are gone.
            let rest = names.filter { found[$0] == nil }
            if rest.isEmpty { return found }
            return found.merging(try refused(among: rest, as: compile(rest))) { message, _ in message }
        }
        // A compiler that crashes does not say which file made it crash.
        guard names.count > 1 else {
            return names.first.map { [$0: CompilerMessage(file: $0, text: result.placelessError)] } ?? [:]
        }
        let halves = [names.prefix(names.count / 2), names.dropFirst(names.count / 2)].map(Array.init)
        return try halves.reduce(into: [:]) { all, half in
            all.merge(try refused(among: half, as: compile(half))) { message, _ in message }
        }
    }

    private func imports(of names: [String]) -> String {
        let lines = names.flatMap { name in
            let text = try? String(contentsOf: folder.appending(component: name), encoding: .utf8)
            return (text ?? "").split(separator: "\n").filter { $0.contains(/^(?:@\w+ |public )*import\s/) }
        }
        return Set(lines).sorted().joined(separator: "\n")
    }

    // MARK: The compiler

    package struct Result {
        package let hasSucceeded: Bool
        let lines: [Substring]

        /// The first message about each file: an error, if there is one.
        func messages(about names: [String]) -> [String: CompilerMessage] {
            var messages: [String: CompilerMessage] = [:]
            var last: String?
            for line in lines {
                if let message = CompilerMessage(line) {
                    let isWorse = messages[message.file].map { message.isError && !$0.isError } ?? true
                    let isNew = names.contains(message.file) && isWorse
                    if isNew { messages[message.file] = message }
                    last = isNew ? message.file : nil
                } else if let file = last, let note = line.firstMatch(of: /: note: (protocol requires .+)$/) {
                    messages[file]?.text += ": \(note.1)"
                    last = nil
                }
            }
            return messages
        }

        /// All messages about some files: the errors, or the warnings if there are no errors.
        package func worst(about names: [String]) -> [CompilerMessage] {
            let expanded = zip(lines, lines.dropFirst()).compactMap { CompilerMessage(expansion: $0, at: $1) }
            let all = (lines.compactMap { CompilerMessage($0) } + expanded).filter { names.contains($0.file) }
            return all.contains(where: \.isError) ? all.filter(\.isError) : all
        }

        /// The names that are declared twice; the compiler blames either of the two declarations.
        package var redeclaredNames: Set<String> {
            Set(
                lines.compactMap { $0.firstMatch(of: /error: invalid redeclaration of '([^'(]+)/).map { String($0.1) } }
            )
        }

        func isClean(for names: [String]) -> Bool { hasSucceeded && messages(about: names).isEmpty }

        /// The error that the compiler gives no place for, or a text that says that it gave no error at all.
        var placelessError: String {
            let prefix = "<unknown>:0: error: "
            let line = lines.first { $0.hasPrefix(prefix) }
            return line.map { String($0.dropFirst(prefix.count)) } ?? "it ends without a word about it"
        }

        package var firstError: String {
            let line = lines.first { $0.contains("error: ") } ?? lines.first ?? "the compiler fails"
            return String(line.split(separator: "error: ", maxSplits: 1).last ?? line)
        }
    }

    /// Compiles some of the files, as far as the compiler needs to report errors and warnings.
    ///
    /// - Parameters:
    ///   - names: The names of the files.
    ///   - others: The paths of files elsewhere that are compiled with them.
    package func compile(_ names: [String], with others: [String] = []) throws -> Result {
        let support = FileManager.default.fileExists(atPath: path(Self.supportName)) ? [Self.supportName] : []
        let process = Process()
        process.executableURL = URL(filePath: command.executable)
        process.arguments =
            command.settings + ["-I", command.importPath, "-module-name", command.moduleName]
            // The compiler checks what is sent from one actor to another only after the types, when it emits SIL.
            + ["-wmo", "-emit-sil", "-o", path("Spies.sil")] + (names + support).map(path) + others
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Result(
            hasSucceeded: process.terminationReason == .exit && process.terminationStatus == 0,
            lines: text.split(separator: "\n")
        )
    }

    private func path(_ name: String) -> String {
        folder.appending(component: name).path(percentEncoded: false)
    }
}
