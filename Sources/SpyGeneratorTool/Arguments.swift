/// What the command line says.
struct Arguments {
    private var values: [String: [String]] = [:]
    private(set) var flags: Set<String> = []
    private(set) var command = ""

    /// Reads the arguments of a command.
    init(_ arguments: [String], options: Set<String>, flags known: Set<String>) throws {
        var rest = arguments[...]
        command = rest.popFirst() ?? ""
        while let argument = rest.popFirst() {
            if known.contains(argument) {
                flags.insert(argument)
            } else if options.contains(argument) {
                guard let value = rest.popFirst() else { throw UsageError("\(argument) needs a value") }
                values[argument, default: []].append(value)
            } else {
                throw UsageError("\(argument) is unknown")
            }
        }
    }

    func all(_ option: String) -> [String] { values[option] ?? [] }

    func one(_ option: String) -> String? { values[option]?.last }

    func required(_ option: String) throws -> String {
        guard let value = one(option) else { throw UsageError("\(option) is missing") }
        return value
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }
}
