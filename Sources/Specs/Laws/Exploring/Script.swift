/// The events of a module in the order in which they are declared, each answered before the next.
///
/// Events that lead away from the screen come last, one in each ending, since nothing can be done after them.
struct Script {
    let steps: [Int]
    let exits: [Int]

    init(_ outline: Outline, exits: Set<Int> = []) {
        let exits = exits.union(outline.leaving)
        steps =
            outline.appearing + outline.ordinaryOnce.filter { !outline.appearing.contains($0) && !exits.contains($0) }
        self.exits = exits.sorted()
    }

    /// Each way to play it to its end.
    var endings: [[Int]] { [steps] + exits.map { steps + [$0] } }
}
