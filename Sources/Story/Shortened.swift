/// A text that is cut off after a number of characters.
struct Shortened {
    let text: String
    /// Whether the text was cut off.
    let isCut: Bool

    init(_ whole: String, _ limit: Int) {
        let end = whole.index(whole.startIndex, offsetBy: limit, limitedBy: whole.endIndex) ?? whole.endIndex
        isCut = end < whole.endIndex
        text = isCut ? whole[..<end] + "…" : whole
    }
}
