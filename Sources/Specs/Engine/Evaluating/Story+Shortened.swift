extension Story {
    /// The beginning and the end, each line without its number, for a ledger.
    var shortened: [String] {
        let left = lines.count - 200
        let kept = left > 0 ? lines.prefix(100) + ["… \(left) more …"] + lines.suffix(100) : lines[...]
        return kept.map { line in
            // NB: names get shorter, and a line may hold a hundred thousand items.
            let short = ModuleNames.removed(from: line.prefix(8_000))
            return short.count > 2_000 ? short.prefix(2_000) + "…" : short
        }
    }
}
