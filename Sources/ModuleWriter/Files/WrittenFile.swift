import SpyGenerator

/// A file of a new module.
package struct WrittenFile: Equatable, Sendable {
    /// Its name, or its path in the folder of the tests.
    package let name: String
    /// What it holds.
    package let text: String

    init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// A file of Swift, whose long lines are broken where the formatter would.
    init(_ name: String, @TextBuilder _ lines: () -> [Substring]) {
        let wrapped = lines().flatMap { line -> [String] in
            let indentation = line.prefix { $0 == " " }
            let isText = line.dropFirst(indentation.count).hasPrefix("//") || line.contains(/^ *".*"$/)
            if isText { return [String(line)] }
            let parts = Layout.wrapped(String(line.dropFirst(indentation.count)), indentation: indentation.count)
            return parts.map { $0.isEmpty ? "" : indentation + $0 }
        }
        self.init(name: "\(name).swift", text: wrapped.joined(separator: "\n") + "\n")
    }
}
