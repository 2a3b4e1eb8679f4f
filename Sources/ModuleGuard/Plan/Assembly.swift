/// How a module is put together: doubles, objects, and what is connected afterwards.
struct Assembly {
    var doubles: [Double] = []
    var parts: [Part] = []
    /// The lines that create the parts and connect them.
    var lines: [String] = []
    var questions: [Question] = []
    /// Constants that hold what a person is asked for.
    var constants: [Constant] = []
    /// Names that are taken.
    var names: Set<String> = ["stage", "now", "clock", "seen"]
    /// The protocols by which a part tells the presenter.
    var connected: Set<String> = []
    var making = Making()
    /// What was decided, in sentences for the person who reads the output.
    var notes: [String] = []
}
