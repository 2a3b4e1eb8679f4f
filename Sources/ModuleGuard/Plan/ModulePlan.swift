/// All decisions about the laws of a module before they are written.
struct ModulePlan {
    /// The name of the module, such as `Login`.
    let name: String
    let target: String
    var assembly: Assembly
    let presenter: Part
    /// The lines that name the roles of doubles to the stage, and the objects that have to be released with the view.
    var cast: [String] = []
    /// The lines that say which calls of a view begin and end something.
    var balances: [String] = []
    var requests: [String] = []
    var screens: [String] = []
    var events: [String] = []
    /// Whether the module has an `unowned` reference, which ends the process if it is used too late.
    var holdsUnowned = false

    /// Whether declarations of the tests are on the main actor by default.
    var isOnMainActorByDefault = false
    /// Ambiguous names in the module of the tests.
    var ambiguousNames: Set<String> = []

    /// Whether the tests already have a declaration with the name of the constant.
    var isRenamed = false

    /// The constant that holds the `Module` of the laws.
    var variable: String { CamelCase.variable(name) + (isRenamed ? "Module" : "") }

    /// Passes numbers to the functions that make a different value for each number.
    mutating func numberCalls() {
        for question in assembly.questions {
            assembly.lines = assembly.lines.map(question.numbered)
            for index in assembly.constants.indices {
                assembly.constants[index].call = question.numbered(assembly.constants[index].call)
            }
            requests = requests.map(question.numbered)
        }
    }

    /// Removes a statement.
    mutating func remove(_ statement: String) {
        balances.removeAll { $0 == statement }
        requests.removeAll { $0 == statement }
        screens.removeAll { $0 == statement }
        events.removeAll { $0 == statement }
        assembly.lines.removeAll { $0 == statement }
        assembly.doubles.removeAll { $0.statement == statement }
        assembly.constants.removeAll { $0.statement == statement }
        let body = (assembly.lines + assembly.constants.map(\.call) + requests + events).joined()
        assembly.questions.removeAll { !body.contains($0.name) }
    }
}
