/// The code that assembles a module: doubles, objects, and what is connected afterwards.
struct Assembly {
    var doubles: [Double] = []
    var parts: [Part] = []
    /// The lines that create the parts and connect them.
    var lines: [String] = []
    var questions: [Question] = []
    /// Constants with values that a person fills in.
    var constants: [Constant] = []
    /// Names that are already used.
    var names: Set<String> = ["stage", "now", "clock", "seen"]
    /// The protocols through which parts of the module call the presenter.
    var connected: Set<String> = []
    var making = Making()
    /// The decisions, in sentences for the person who reads the output.
    var notes: [String] = []
}
