/// A piece of a source and what takes its place, in bytes from the beginning of the file.
struct Edit: Hashable {
    let range: Range<Int>
    let text: String
}

extension [UInt8] {
    /// A piece of the source, with some edits made that do not overlap.
    func text(of range: Range<Int>, with edits: [Edit] = []) -> String {
        var (bytes, position) = ([UInt8](), range.lowerBound)
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            bytes += self[position..<edit.range.lowerBound] + Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return String(decoding: bytes + self[position..<range.upperBound], as: UTF8.self)
    }
}
