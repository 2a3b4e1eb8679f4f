/// The events of a module in the order in which they are declared, each answered before the next.
///
/// What leads away from the screen comes last, one such event at a time, since nothing can be done after it.
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
