/// The final views of all orders of one series of events, compared as they come.
@MainActor
struct FinalViews {
    /// An order that ended differently from another.
    struct Failure {
        let way: [Int]
        let steps: [String]
        let headline: String
        let reason: String
        /// How it differs from the order that it was compared with, and the choices that led to that order.
        let contrast: (difference: FinalView.Difference, way: [Int])?
        fileprivate let finalView: FinalView

        /// Whether it is about an event that did nothing in this order only, which may be right.
        let isDoubtful: Bool

        /// What is wrong with the order.
        var text: String { "\(headline)\n\(FinalViews.lines(steps))\n\(reason)" }
    }

    private let comparison: FinalView.Comparison
    private let addsUp: Bool
    private var failures: [Failure] = []
    /// The first of the orders that asked for the same.
    private var references: [[String]: Reference] = [:]

    /// An order that others are compared with.
    private struct Reference {
        let finalView: FinalView
        let steps: [String]
        let ignored: [String]
        /// The changes that commands had made before something was read.
        let changes: [String: Change]
        let contexts: [[String: SeenCall]]
        let responses: [String: Set<String>]
        let way: [Int]

        @MainActor
        init(_ walk: Walk, since start: Int, _ finalView: FinalView, _ way: [Int]) {
            self.way = way
            self.finalView = finalView
            steps = walk.steps.map(\.name)
            ignored = walk.ignored
            contexts = walk.contexts
            responses = walk.responses
            changes = walk.changesByACommand(since: start)
        }

        /// Whether each event means the same in both orders: events that need content met the same content, each event
        /// that did nothing here did nothing in the other order, too, and none was answered with a hint in one order and
        /// with something else in the other.
        @MainActor
        func isComparable(with walk: Walk) -> Bool {
            let others = walk.responses
            return contexts == walk.contexts && ignored.allSatisfy(walk.ignored.contains)
                && responses.allSatisfy { event, kinds in
                    let other = others[event] ?? kinds
                    return kinds.isSubset(of: other) || other.isSubset(of: kinds)
                }
        }
    }

    /// Creates final views that no order was added to yet.
    ///
    /// - Parameters:
    ///   - comparison: What counts as a difference.
    ///   - addsUp: Whether the answers to the events add up, in whatever order they come.
    init(comparison: FinalView.Comparison, addsUp: Bool) {
        self.comparison = addsUp && comparison.isOfContent ? .content : comparison
        self.addsUp = addsUp
    }

    /// The failure with the fewest steps; a doubtful one only if there is no other.
    var shortestFailure: Failure? {
        failures.min { ($0.isDoubtful ? 1 : 0, $0.steps.count) < ($1.isDoubtful ? 1 : 0, $1.steps.count) }
    }

    /// How many orders failed.
    var failureCount: Int { failures.count }

    /// Forgets the orders that ended like another one, which is right as well.
    ///
    /// - Parameters:
    ///   - walk: The other order.
    ///   - start: How many calls there were before its events.
    mutating func accept(ordersLike walk: Walk, since start: Int) {
        let other = FinalView(walk, since: start, for: comparison, addsUp: addsUp)
        failures.removeAll { $0.finalView.difference(from: other, .everything) == nil }
    }

    /// Compares the final view of one order with the first one that asked for the same.
    ///
    /// - Parameters:
    ///   - walk: The order.
    ///   - start: How many calls there were before its events.
    ///   - way: The choices that led to it.
    mutating func add(_ walk: Walk, since start: Int, way: [Int]) {
        guard comparison == .nothing || !walk.hasLeft else { return }
        let finalView = FinalView(walk, since: start, for: comparison, addsUp: addsUp)
        let situation = finalView.situation(for: comparison) + walk.newestRounds + walk.redone
        let reference = references[situation] ?? Reference(walk, since: start, finalView, way)
        references[situation] = reference
        if comparison == .nothing {
            guard let broken = walk.brokenInvariants.first else { return }
            fail(
                "In this order something is not true that has to be:",
                because: "\(broken)",
                in: walk,
                ledToBy: way,
                endingWith: finalView
            )
        } else if reference.isComparable(with: walk),
            let difference = finalView.difference(from: reference.finalView, comparison, but: reference.changes)
        {
            let order = Self.lines(reference.steps)
            let ignored = walk.ignored.first { !reference.ignored.contains($0) }
            let hint =
                ignored
                .map { "\n“\($0)” did nothing: if that is right while an answer is awaited, name it .onlyAtRest." }
                ?? ""
            fail(
                "In this order something else is seen than in another:",
                because:
                    "The view was left with \(difference.seen), but with \(difference.other) in the order:\n\(order)\(hint)",
                in: walk,
                ledToBy: way,
                endingWith: finalView,
                unlike: (difference, reference.way),
                isDoubtful: ignored != nil
            )
        }
    }

    private mutating func fail(
        _ headline: String,
        because reason: String,
        in walk: Walk,
        ledToBy way: [Int],
        endingWith finalView: FinalView,
        unlike contrast: (FinalView.Difference, [Int])? = nil,
        isDoubtful: Bool = false
    ) {
        failures.append(
            Failure(
                way: way,
                steps: walk.steps.map(\.name),
                headline: headline,
                reason: reason,
                contrast: contrast,
                finalView: finalView,
                isDoubtful: isDoubtful
            )
        )
    }

    private nonisolated static func lines(_ steps: [String]) -> String {
        steps.map { "  \($0)" }.joined(separator: "\n")
    }
}
