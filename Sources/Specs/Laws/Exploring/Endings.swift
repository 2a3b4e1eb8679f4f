/// The endings of all orders of one series of events, compared as they come.
@MainActor
struct Endings {
    /// An order that ended otherwise than another.
    struct Failure {
        let way: [Int]
        let steps: [String]
        let reason: String

        /// What is wrong with the order.
        var text: String {
            "In this order something else is seen than in another:\n\(Endings.lines(steps))\n\(reason)"
        }
    }

    private let comparison: Ending.Comparison
    private var failures: [Failure] = []
    /// The first ending of those that asked for the same.
    private var references: [[String]: (ending: Ending, steps: [String])] = [:]

    init(comparison: Ending.Comparison) {
        self.comparison = comparison
    }

    /// The failure that is told most quickly.
    var shortestFailure: Failure? { failures.min { $0.steps.count < $1.steps.count } }

    /// How many orders failed.
    var failureCount: Int { failures.count }

    /// Compares the ending of one order with others that asked for the same.
    mutating func add(_ rehearsal: Rehearsal, way: [Int]) {
        let ending = Ending(rehearsal)
        let reference = references[ending.asked] ?? (ending, rehearsal.steps)
        references[ending.asked] = reference
        if let broken = rehearsal.brokenInvariants.first {
            fail("It has to be true that \(broken).", rehearsal, way)
        } else if let difference = ending.difference(from: reference.ending, comparison) {
            let order = Self.lines(reference.steps)
            fail("The view was left with \(difference), which it shows in the order:\n\(order)", rehearsal, way)
        }
    }

    private mutating func fail(_ reason: String, _ rehearsal: Rehearsal, _ way: [Int]) {
        failures.append(Failure(way: way, steps: rehearsal.steps, reason: reason))
    }

    private nonisolated static func lines(_ steps: [String]) -> String {
        steps.map { "  \($0)" }.joined(separator: "\n")
    }
}
