extension String {
    /// A text that changes if code takes it for markup or a format, or drops invisible characters.
    static let fragile = "U\u{308}ber 👩‍👩‍👧‍👦 ❤\u{FE0F} 👍🏽 *a* __b__ 100%% c\u{AD}d\u{200B}e \u{200F}ש\u{200E}"
}

extension [String] {
    /// Names of different items, each of which careless code takes for the one before it.
    static let lookalikes = [
        "Buy milk", "buy milk", "Buy mílk", "Buy  milk", "Buy milk ", "Buy milk 2", "Buy", "Buy milk!", "U\u{308}ber",
        "\u{DC}ber", "Uber",
    ]

    /// Names that change if code edits them or mixes up names that look alike.
    ///
    /// Some differ only in case, some are equal in Swift but spelled differently, and some look like a comment, a
    /// number or a null value in a file.
    static let titles: [String] =
        ["", " "] + .delicate + ["\u{DC}ber", "Buy milk", "# buy milk", "\"Buy milk\"", "007", "null", "yes"]
}
