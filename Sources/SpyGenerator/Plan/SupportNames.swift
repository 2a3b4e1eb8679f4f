/// The types that a spy uses, which a module may have types of the same name as.
struct SupportNames {
    private static let all: Set<String> = [
        "Recorder", "Answers", "CallLog", "CallRecording", "ComparedByParts", "PerType", "RecordedCall",
    ]

    /// The names that a module takes as well.
    private let taken: Set<String>
    private let module: String?

    init(_ table: SymbolTable, support module: String?) {
        let others = table.symbols.values.filter { table.modules[$0.identifier.precise] != module }
        taken = Set(others.filter { $0.pathComponents.count == 1 }.flatMap(\.pathComponents)).intersection(Self.all)
        self.module = module
    }

    /// The name as a spy writes it.
    func callAsFunction(_ name: String) -> String {
        guard taken.contains(name), let module else { return name }
        return "\(module).\(name)"
    }

    /// Whether a type has to be written with its module.
    static func contains(_ name: String) -> Bool { all.contains(name) }
}
