import SpyGenerator

/// A file of a new module.
package struct WrittenFile: Equatable, Sendable {
    /// The name of the file, or its path in the folder of the tests.
    package let name: String
    /// The content of the file.
    package let text: String

    init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Creates a Swift file, with long lines broken where the formatter would.
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
