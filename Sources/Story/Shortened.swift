/// A text of at most so many characters.
struct Shortened {
    let text: String
    /// Whether something is left out.
    let isCut: Bool

    init(_ whole: String, _ limit: Int) {
        let end = whole.index(whole.startIndex, offsetBy: limit, limitedBy: whole.endIndex) ?? whole.endIndex
        isCut = end < whole.endIndex
        text = isCut ? whole[..<end] + "…" : whole
    }
}
