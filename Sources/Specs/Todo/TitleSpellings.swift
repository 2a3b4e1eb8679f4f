extension String {
    /// A line that comes back changed from whoever takes it for markup or a format, or leaves out what cannot be seen.
    static let fragile = "U\u{308}ber 👩‍👩‍👧‍👦 ❤\u{FE0F} 👍🏽 *a* __b__ 100%% c\u{AD}d\u{200B}e \u{200F}ש\u{200E}"
}

extension [String] {
    /// Names of different items, each of which somebody takes for the one before it.
    static let lookalikes = [
        "Buy milk", "buy milk", "Buy mílk", "Buy  milk", "Buy milk ", "Buy milk 2", "Buy", "Buy milk!", "U\u{308}ber",
        "\u{DC}ber", "Uber",
    ]

    /// Names that come back changed from whoever edits them, or takes one for another that looks like it.
    ///
    /// Some differ in case alone, some are equal as Swift compares them and spelled otherwise, and some look like what a
    /// file has for a comment, a number or nothing.
    static let titles: [String] =
        ["", " "] + .delicate + ["\u{DC}ber", "Buy milk", "# buy milk", "\"Buy milk\"", "007", "null", "yes"]
}
