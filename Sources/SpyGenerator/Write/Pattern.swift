/// A name in which `*` stands for any text.
struct Pattern {
    private let parts: [Substring]

    init(_ text: String) {
        parts = text.split(separator: "*", omittingEmptySubsequences: false)
    }

    func matches(_ name: String) -> Bool {
        guard parts.count > 1 else { return parts.first.map(String.init) == name }
        var rest = name[...]
        for (index, part) in parts.enumerated() {
            if index == 0 {
                guard rest.hasPrefix(part) else { return false }
                rest = rest.dropFirst(part.count)
            } else if index == parts.count - 1 {
                return rest.hasSuffix(part)
            } else {
                guard let range = rest.firstRange(of: part) else { return false }
                rest = rest[range.upperBound...]
            }
        }
        return true
    }
}
