/// What is seen of a module at the end of an order: the last call of each kind on its views.
struct Ending {
    /// The questions that were asked, in no order.
    let asked: [String]
    private let last: [String: LoggedCall]
    private let leaves: [String: Set<String>]

    @MainActor
    init(_ rehearsal: Rehearsal) {
        asked = rehearsal.asked.sorted()
        let calls = rehearsal.calls(.view)
        last = Dictionary(calls.map { ($0.kind, $0) }) { $1 }
        leaves = Dictionary(grouping: calls, by: \.kind).mapValues { Set($0.flatMap { Leaves.of($0.call) }) }
    }

    /// What two endings show differently; empty if nothing.
    ///
    /// - Parameters:
    ///   - other: The ending to compare with.
    ///   - comparison: What counts as a difference.
    func difference(from other: Ending, _ comparison: Comparison) -> String? {
        for kind in Set(last.keys).union(other.last.keys).sorted() {
            let (mine, others) = (last[kind], other.last[kind])
            if mine == nil || others == nil {
                guard comparison != .commonKinds else { continue }
            } else if comparison == .content ? leaves[kind] == other.leaves[kind] : mine == others {
                continue
            }
            return "\(mine.map(String.init(describing:)) ?? "no \(kind)") "
                + "instead of \(others.map(String.init(describing:)) ?? "no \(kind)")"
        }
        return nil
    }

    /// What counts as a difference.
    enum Comparison {
        /// A last call that differs or is missing.
        case everything
        /// A last call that differs, where both have one.
        case commonKinds
        /// Content that differs in all calls of a kind, whatever its order.
        case content
    }
}
