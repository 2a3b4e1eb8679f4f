extension [String] {
    /// Names that change if a module trims, cuts, corrects, composes or escapes them.
    package static let delicate = [
        " Buy  milk \n", "buy milk", "\"quoted\", 'so' -- and so on...", "back\\slash \\n &amp; %20 <b>",
        "a\tb\r\nc\rd", "\rends with a return\r", "\u{301}begins with an accent", "ends with a joiner\u{200D}",
        "a|b;c=d,e:f\u{1F}g\u{1E}h", "a\u{2028}b\u{85}c\u{AD}d\u{200B}e", "a\u{0}b", "Über\u{301}", "U\u{308}ber",
        "👩‍👩‍👧‍👦", "\u{200F}שלום\u{200E} \u{2067}a\u{2069}", "\u{FEFF}mark",
        "=1+1 :) 5\u{A0}€ (c) 1/2 https://a.example/?b#c", "- Call **Anna** __now__ @home #work !1 tomorrow, 100%% %@",
        "❤\u{FE0F} 1\u{FE0F}\u{20E3} 👍🏽 \u{1F3F4}\u{E0067}\u{E0062}\u{E007F} \u{F8FF}",
        String(repeating: "é", count: 200), String(repeating: "long ", count: 2_000),
    ]
}
