extension [String] {
    /// Names that come back changed from whoever trims, cuts, corrects, composes or escapes them.
    package static let delicate = [
        " Buy  milk \n", "buy milk", "\"quoted\", 'so' -- and so on...", "back\\slash \\n &amp; %20 <b>",
        "a\tb\r\nc\rd", "\rends with a return\r", "\u{301}begins with an accent", "ends with a joiner\u{200D}",
        "a|b;c=d,e:f\u{1F}g\u{1E}h", "a\u{2028}b\u{85}c", "a\u{0}b", "Über\u{301}", "U\u{308}ber", "👩‍👩‍👧‍👦", "שלום",
        "\u{FEFF}mark",
        "=1+1 :) 5\u{A0}€ (c) 1/2 https://a.example/?b#c", "- Call Anna @home #work !1 tomorrow",
        String(repeating: "é", count: 200), String(repeating: "long ", count: 2_000),
    ]
}
