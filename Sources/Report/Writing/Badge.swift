import VIPERLedger

/// The report as a badge: “laws 18/20”, “todo 52/52 must”.
package struct Badge {
    private let label: String
    private let value: String
    private let colour: String

    package init(_ report: Report) {
        let systems = report.conformance.systems
        let areLaws = systems == ["Laws"]
        let musts = Tally(report.rows.flatMap(\.cells).filter { areLaws || $0.requirement.level == .must })
        label = systems.count == 1 ? systems[0].lowercased() : "conformance"
        value = "\(musts.satisfied)/\(musts.asked)" + (areLaws ? "" : " must")
        // If no requirement applies, nothing was checked, which is neither good nor bad.
        let met = musts.asked == 0 ? "#5a6069" : musts.satisfied < musts.asked ? "#8a6100" : "#1a7f37"
        colour = report.tally.failures > 0 ? "#b3261e" : met
    }

    package var text: String {
        let (left, right) = (width(label), width(value))
        let total = left + right
        let (name, number) = (XMLText.escape(PlainText.line(label)), XMLText.escape(PlainText.line(value)))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(total)" height="20" role="img" aria-label="\(name): \(number)">
              <title>\(name): \(number)</title>
              <clipPath id="r"><rect width="\(total)" height="20" rx="3"/></clipPath>
              <g clip-path="url(#r)">
                <rect width="\(left)" height="20" fill="#444"/>
                <rect x="\(left)" width="\(right)" height="20" fill="\(colour)"/>
              </g>
              <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
                <text x="\(left / 2)" y="14" textLength="\(left - 12)">\(name)</text>
                <text x="\(left + right / 2)" y="14" textLength="\(right - 12)">\(number)</text>
              </g>
            </svg>

            """
    }

    /// Returns a width that fits most fonts; since the reader's font is unknown, the text is stretched to this width.
    private func width(_ text: String) -> Int { 12 + text.count * 7 }
}
