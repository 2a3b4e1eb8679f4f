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
}
