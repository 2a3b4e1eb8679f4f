/// Everything that is decided about the laws of a module before they are written.
struct ModulePlan {
    /// The name of the module, such as `Login`.
    let name: String
    let target: String
    var assembly: Assembly
    let presenter: Part
    /// The lines that say whom the doubles stand for, and what has to go with the view.
    var cast: [String] = []
    /// The lines that say what begins and ends.
    var balances: [String] = []
    var requests: [String] = []
    var screens: [String] = []
    var events: [String] = []
    /// Whether something is held that ends the process if it is used too late.
    var holdsUnowned = false

    /// Whether everything in the tests is on the main actor by default.
    var isOnMainActorByDefault = false
    /// Names that mean several types where the laws go.
    var ambiguousNames: Set<String> = []

    /// Whether the tests have something that is called like the module already.
    var isRenamed = false

    /// The constant that holds the laws' module.
    var variable: String { CamelCase.variable(name) + (isRenamed ? "Module" : "") }

    /// Hands numbers to the functions that make another value for each.
    mutating func numberCalls() {
        for question in assembly.questions {
            assembly.lines = assembly.lines.map(question.numbered)
            for index in assembly.constants.indices {
                assembly.constants[index].call = question.numbered(assembly.constants[index].call)
            }
            requests = requests.map(question.numbered)
        }
    }

    /// Leaves a statement out.
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
