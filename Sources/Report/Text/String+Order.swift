extension String {
    /// Whether the text comes before another one, with numbers in numeric order: `LAW-9` comes before `LAW-10`.
    func isBefore(_ other: String) -> Bool { sortingKey.lexicographicallyPrecedes(other.sortingKey) }

    private var sortingKey: [UInt8] {
        var (key, digits): ([UInt8], [UInt8]) = ([], [])
        func padded() -> [UInt8] { Array(repeating: UInt8(ascii: "0"), count: max(0, 12 - digits.count)) + digits }
        for byte in utf8 {
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                digits.append(byte)
            } else {
                if !digits.isEmpty { key += padded() }
                digits = []
                key.append(byte)
            }
        }
        return digits.isEmpty ? key : key + padded()
    }
}
