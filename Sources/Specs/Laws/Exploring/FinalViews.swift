/// The final views of all orders of one series of events, compared as they come.
@MainActor
struct FinalViews {
    /// An order that ended otherwise than another.
    struct Failure {
        let way: [Int]
        let steps: [String]
        let reason: String

        /// What is wrong with the order.
        var text: String {
            "In this order something else is seen than in another:\n\(FinalViews.lines(steps))\n\(reason)"
        }
    }

    private let comparison: FinalView.Comparison
    private var failures: [Failure] = []
    /// The first final view of those that asked for the same.
    private var references: [[String]: (finalView: FinalView, steps: [String])] = [:]

    init(comparison: FinalView.Comparison) {
        self.comparison = comparison
    }

    /// The failure that is told most quickly.
    var shortestFailure: Failure? { failures.min { $0.steps.count < $1.steps.count } }

    /// How many orders failed.
    var failureCount: Int { failures.count }

    /// Compares the final view of one order with others that asked for the same.
    mutating func add(_ walk: Walk, way: [Int]) {
        let finalView = FinalView(walk)
        let reference = references[finalView.asked] ?? (finalView, walk.steps.map(\.name))
        references[finalView.asked] = reference
        if let broken = walk.brokenInvariants.first {
            fail("It has to be true that \(broken).", walk, way)
        } else if let difference = finalView.difference(from: reference.finalView, comparison) {
            let order = Self.lines(reference.steps)
            let hint =
                walk.ignored.first
                .map { "\n“\($0)” did nothing: if that is right while an answer is awaited, name it .onlyAtRest." }
                ?? ""
            fail("The view was left with \(difference), which it shows in the order:\n\(order)\(hint)", walk, way)
        }
    }

    private mutating func fail(_ reason: String, _ walk: Walk, _ way: [Int]) {
        failures.append(Failure(way: way, steps: walk.steps.map(\.name), reason: reason))
    }

    private nonisolated static func lines(_ steps: [String]) -> String {
        steps.map { "  \($0)" }.joined(separator: "\n")
    }
}
