/// The new spies that replace leftover ones, where that is certain.
///
/// It is certain if the protocol is the same or is only written with other capitals, or if exactly one leftover and one new spy have the same members.
struct Renames {
    private var newNames: [String: String] = [:]

    init(_ leftovers: [Leftover], to new: [OutputFile]) {
        var pairs: [(old: String, new: String)] = []
        for file in new {
            guard let spy = SpyFile(file.text) else { continue }
            let same = leftovers.filter {
                $0.file.origin == spy.origin || $0.name.lowercased() == file.name.lowercased()
            }
            let alike = same.isEmpty ? leftovers.filter { $0.hasMembers(of: spy) } : same
            pairs += alike.map { ($0.name, file.name) }
        }
        for pair in pairs where pairs.count(where: { $0.old == pair.old || $0.new == pair.new }) == 1 {
            newNames[pair.old] = pair.new
        }
    }

    /// The file of the new spy.
    func newName(of leftover: Leftover) -> String? { newNames[leftover.name] }
}
