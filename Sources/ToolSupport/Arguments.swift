import Foundation

/// The arguments of a command, checked against its options.
package struct Arguments {
    private let options: [Option]
    private var values: [String: [String]] = [:]

    /// The argument that belongs to no option, if the command takes one.
    package private(set) var operand: String?

    /// Reads the arguments after the command's name.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - options: The options that the command knows.
    ///   - operand: The name in the help of the argument that belongs to no option; `nil` if the command takes none.
    package init(_ arguments: [String], options: [Option], operand: String? = nil) throws {
        self.options = options
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if let operand, !argument.hasPrefix("-") {
                guard self.operand == nil else { throw UsageError("“\(argument)” is one \(operand) too many.") }
                self.operand = argument
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            guard let option = options.first(where: { $0.name == name }) else {
                throw UsageError("“\(name)” is no option; --help lists them.")
            }
            if values[name] != nil, !option.isRepeatable { throw UsageError("\(name) is given twice.") }
            let value = try Self.value(of: option, parts.dropFirst().first, &rest)
            values[name, default: []].append(value)
            if name == Option.sourceList.name { rest = try Self.arguments(in: value) + rest }
        }
    }

    package func all(_ option: String) -> [String] { values[option] ?? [] }

    package func one(_ option: String) -> String? { values[option]?.first }

    package func required(_ option: String) throws -> String {
        guard let value = one(option) else { throw UsageError("\(option) is missing: \(usage(of: option))") }
        return value
    }

    package func has(_ flag: String) -> Bool { values[flag] != nil }

    /// Refuses two options that contradict each other.
    package func refuse(_ first: String, with second: String, since reason: String) throws {
        if has(first), has(second) { throw UsageError("\(second) does not go with \(first), which \(reason).") }
    }

    private static func arguments(in file: String) throws -> [String] {
        do {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            return text.split(separator: "\n").map(String.init)
        } catch {
            throw UsageError("\(Option.sourceList.name): \(file) cannot be read (\(error.systemReason)).")
        }
    }

    private func usage(of option: String) -> String { options.first { $0.name == option }?.usage ?? option }

    private static func value(of option: Option, _ attached: String?, _ rest: inout ArraySlice<String>) throws -> String
    {
        guard option.value != nil else {
            if attached != nil { throw UsageError("\(option.name) takes no value.") }
            return ""
        }
        // A user who forgets a value means the next option, and not a value that looks like an option.
        let next = rest.first?.hasPrefix("--") == true ? nil : rest.first
        guard let value = attached ?? next, !value.isEmpty else {
            throw UsageError("\(option.name) needs a value: \(option.usage)")
        }
        if attached == nil { rest.removeFirst() }
        return value
    }
}
