extension [String] {
    /// Names that come back changed from whoever edits them, or takes one for another that looks like it.
    ///
    /// Some differ in case alone, some are equal as Swift compares them and spelled otherwise, and some look like what a
    /// file has for a comment, a number or nothing.
    static let titles: [String] =
        ["", " "] + .delicate + ["\u{DC}ber", "Buy milk", "# buy milk", "\"Buy milk\"", "007", "null", "yes"]
}
