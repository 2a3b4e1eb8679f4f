/// What happened in a trial, a line each, as a person reads it under a failure.
///
/// ```
/// What happened:
///   1. The subject is built.
///   2. findUpcomingItems()
///   3. ListDataManager.todoItems(from: 2014-05-21T12:00:00Z, through: 2014-05-31T12:00:00Z)
///   4. ListDataManager.todoItems answers nil
/// ```
struct Story {
    let lines: [String]

    /// The whole story, for an attachment.
    var text: String {
        numbered(lines.indices, width: 2_000).joined(separator: "\n")
    }

    /// The beginning and the end, for a comment.
    var summary: String {
        let head = numbered(lines.indices.prefix(16), width: 200)
        let rest = lines.indices.dropFirst(16)
        let tail = numbered(rest.suffix(8), width: 200)
        let left = rest.count - tail.count
        let gap = left > 0 ? ["  … \(left) more …"] : []
        return (["What happened:"] + head + gap + tail).joined(separator: "\n")
    }

    private func numbered(_ indices: some Sequence<Int>, width: Int) -> [String] {
        indices.map { index in
            // NB: names get shorter, and a line may hold a hundred thousand items.
            let line = ModuleNames.removed(from: lines[index].prefix(4 * width))
            return "  \(index + 1). " + (line.count > width ? line.prefix(width) + "…" : line)
        }
    }
}
