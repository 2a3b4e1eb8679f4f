/// The names of the types of the support that a spy uses, in case a module has types of the same names.
struct SupportNames {
    private static let all: Set<String> = [
        "Recorder", "Answers", "CallLog", "CallRecording", "ComparedByParts", "PerType", "RecordedCall",
    ]

    /// The names of the support's other public types, before which a type of another module needs its module.
    private static let others: Set<String> = [
        "HasPlainValue", "HeldAnswer", "HeldAnswers", "LoggedCall", "LoggedEvent", "NoAnswer", "NotAsked", "NotCalled",
        "PlainText", "ProblemHandler", "Question", "Questions", "ScheduledAction", "StreamSpy", "TestClock",
        "WrongAnswer",
    ]

    /// The names that mean another type in a spy.
    private let taken: Set<String>
    private let module: String?
    /// The name of a needed type that no spelling can reach; `nil` if there is none.
    let lost: String?

    /// Finds the names that are taken.
    ///
    /// - Parameters:
    ///   - table: What the modules declare.
    ///   - module: The module of the support; `nil` if its types are in the module of the spies.
    ///   - associatedTypes: The names of the protocol's associated types.
    init(_ table: SymbolTable, support module: String?, shadowedBy associatedTypes: [String] = []) {
        let others = table.symbols.values.filter { table.modules[$0.identifier.precise] != module }
        let names = Set(others.filter { $0.pathComponents.count == 1 }.flatMap(\.pathComponents))
        taken = names.union(associatedTypes)
        lost = module == nil ? associatedTypes.first(where: Self.all.contains) : nil
        self.module = module
    }

    /// Returns the name as a spy writes it.
    func callAsFunction(_ name: String) -> String {
        guard taken.contains(name), let module else { return name }
        return "\(module).\(name)"
    }

    /// `Error` as a spy writes it.
    var error: String { taken.contains("Error") ? "Swift.Error" : "Error" }

    /// Whether a type of this name in another module has to be written with its module.
    static func contains(_ name: String) -> Bool { all.contains(name) || others.contains(name) }
}
