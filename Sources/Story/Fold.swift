/// Folds a long list to a few entries around the one that matters, with counts of the entries left out between them.
struct Fold {
    /// An entry that is shown, or the number of entries left out.
    enum Part: Equatable {
        case entry(Int)
        case gap(Int)
    }

    let parts: [Part]

    /// Folds a list.
    ///
    /// - Parameters:
    ///   - count: How many entries there are.
    ///   - focus: The entry that matters.
    ///   - others: Further entries that matter.
    ///   - limit: How many entries and gaps are shown at most.
    init(_ count: Int, around focus: Int, and others: [Int] = [], limit: Int) {
        guard count > limit else {
            parts = (0..<max(0, count)).map(Part.entry)
            return
        }
        var shown: Set<Int> = []
        func add(_ index: Int) {
            guard (0..<count).contains(index), !shown.contains(index) else { return }
            shown.insert(index)
            if Self.parts(shown, of: count).count > limit { shown.remove(index) }
        }
        // Entries before the focus tell more than those after it, and the first entries more than those in between.
        for index in [focus, focus - 1, 0] + others { add(index) }
        for distance in 1..<limit {
            add(focus - 2 * distance)
            add(focus - 2 * distance - 1)
            if distance % 3 == 0 { add(distance / 3) }
            add(focus + distance)
        }
        parts = Self.parts(shown, of: count)
    }

    private static func parts(_ shown: Set<Int>, of count: Int) -> [Part] {
        var (parts, next): ([Part], Int) = ([], 0)
        // A line that says that one entry is left out takes as much room as the entry.
        func leaveOut(to end: Int) {
            if end - next == 1 { parts.append(.entry(next)) }
            if end - next > 1 { parts.append(.gap(end - next)) }
        }
        for index in shown.sorted() {
            leaveOut(to: index)
            parts.append(.entry(index))
            next = index + 1
        }
        leaveOut(to: count)
        return parts
    }
}
