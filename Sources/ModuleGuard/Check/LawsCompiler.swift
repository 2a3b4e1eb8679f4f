import Foundation
package import SpyGenerator

/// Compiles laws as the tests will, and removes from them what does not compile.
package struct LawsCompiler {
    private let command: CompilerCommand

    /// Creates a compiler.
    ///
    /// - Parameter command: The command that compiles the module of the tests.
    package init(_ command: CompilerCommand) {
        self.command = command
    }

    /// The laws and spies that compile without a warning.
    package struct Checked {
        package var files: [LawsFile]
        package var spies: [Spy]
        /// The reasons why files are missing.
        package private(set) var problems: [GuardProblem] = []

        /// Creates a set of files that are not compiled yet.
        package init(files: [LawsFile], spies: [Spy]) {
            (self.files, self.spies) = (files, spies)
        }

        /// Leaves out what would be called like another file of the tests, since a target cannot have two of one name.
        ///
        /// - Parameter tests: The paths of the files that the tests already have and keep.
        package mutating func giveWay(toFiles tests: [String]) {
            let taken = Dictionary(tests.map { (URL(filePath: $0).lastPathComponent, $0) }) { first, _ in first }
            for spy in spies {
                guard let path = taken[spy.fileName] else { continue }
                leaveOut(spy, since: "\(path) is there already, and no double of \(spy.origin) that records its calls")
            }
            for file in files {
                guard let path = taken[file.fileName] else { continue }
                explain(file, "\(path) is there already")
            }
            files.removeAll { taken[$0.fileName] != nil }
            removeUnusedSpies()
        }
    }

    /// Keeps only what compiles.
    ///
    /// - Parameters:
    ///   - written: The laws and the spies that they need.
    ///   - tests: The paths of the files that the module of the tests already has and keeps.
    ///   - doubles: The test files among them that the laws cannot do without.
    /// - Returns: The laws and spies that compile.
    /// - Throws: ``CannotCompile``, if what they import cannot be imported.
    package func check(_ written: Checked, with tests: [String], doubles: [String]) throws -> Checked {
        let folder = FileManager.default.temporaryDirectory.appending(component: "laws-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let job = CompilerJob(command: command, folder: folder)
        var checked = written
        try write(checked, job)
        try job.tryImports(of: checked.names)
        var tests = tests
        while !checked.files.isEmpty {
            try write(checked, job)
            let names = checked.names
            let result = try job.compile(names, with: tests)
            if checked.giveWay(to: result.redeclaredNames) { continue }
            let messages = result.worst(about: names)
            if !messages.isEmpty {
                checked.leaveOut(messages)
            } else if result.hasSucceeded {
                return checked
            } else if tests.count > doubles.count {
                // Errors in other files of the tests are not the fault of the laws.
                tests = doubles
            } else {
                throw CannotCompile(result.firstError)
            }
        }
        return checked
    }

    private func write(_ checked: Checked, _ job: CompilerJob) throws {
        for spy in checked.spies { try job.write(spy.text, to: spy.fileName) }
        for file in checked.files { try job.write(file.text, to: file.fileName) }
    }
}

extension LawsCompiler.Checked {
    fileprivate var names: [String] { spies.map(\.fileName) + files.map(\.fileName) }

    /// Chooses another name for a declaration whose name the tests already use.
    ///
    /// - Returns: Whether anything has changed.
    fileprivate mutating func giveWay(to names: Set<String>) -> Bool {
        for index in files.indices where names.contains(files[index].variable) && !files[index].isRenamed {
            files[index].rename()
            return true
        }
        for spy in spies where names.contains(spy.name) {
            leaveOut(spy, since: "the tests have a \(spy.name) already, which records no calls as the kit's spies do")
            return true
        }
        return false
    }

    fileprivate mutating func leaveOut(_ spy: Spy, since reason: String) {
        for file in files where file.doubles.contains(spy.name) {
            explain(file, reason)
        }
        files.removeAll { $0.doubles.contains(spy.name) }
        spies.removeAll { $0.name == spy.name }
    }

    private mutating func explain(_ file: LawsFile, _ reason: String) {
        problems.append(
            GuardProblem(place: file.place, text: "\(file.fileName) is not written, since \(reason).")
        )
    }

    /// Removes what the compiler refuses.
    fileprivate mutating func leaveOut(_ messages: [CompilerMessage]) {
        for spy in spies {
            guard let message = messages.first(where: { $0.file == spy.fileName }) else { continue }
            leaveOut(spy, since: "\(message.reason), in \(spy.fileName)")
        }
        files = files.compactMap { file in
            let own = messages.filter { $0.file == file.fileName }
            guard let first = own.first else { return file }
            if let rest = file.without(own) { return rest }
            explain(file, first.reason)
            return nil
        }
        removeUnusedSpies()
    }

    fileprivate mutating func removeUnusedSpies() {
        let used = files.reduce(into: Set<String>()) { $0.formUnion($1.doubles) }
        spies.removeAll { !used.contains($0.name) }
    }
}
