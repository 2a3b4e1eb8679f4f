import VIPERStory

extension Story {
    /// The beginning and the end, each line without its number, for a ledger.
    var shortened: [String] {
        let left = events.count - 200
        let lines =
            left > 0
            ? events.prefix(100).map(\.line) + ["… \(left) more …"] + events.suffix(100).map(\.line)
            : events.map(\.line)
        return lines.map { line in
            // NB: names get shorter, and a line may hold a hundred thousand items.
            let short = ModuleNames.removed(from: line.prefix(8_000))
            return short.count > 2_000 ? short.prefix(2_000) + "…" : short
        }
    }
}
