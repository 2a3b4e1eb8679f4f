/// Collects the elements of a picture, from top to bottom.
///
/// Fonts cannot be measured here, so the pictures use a font in which all letters are equally wide.
struct SVGCanvas {
    /// How wide a letter is.
    static let letter = 7.3
    private static let line = 17.0

    let width: Double
    /// Where the next element is drawn.
    var y = 0.0
    private var elements: [String] = []

    init(width: Double) {
        self.width = width
    }

    mutating func move(by height: Double) { y += height }

    /// Returns the height of a text that is broken into lines.
    func height(of text: String, width: Double) -> Double {
        Double(lines(of: text, width, size: 12).count) * Self.line
    }

    /// Writes a text, broken into lines.
    mutating func write(_ text: String, _ style: String, x: Double, width: Double, size: Double = 12) {
        for line in lines(of: text, width, size: size) {
            y += Self.line * size / 12
            label(line, style, x: x, y: y - 4)
        }
    }

    private func lines(of text: String, _ width: Double, size: Double) -> [String] {
        let columns = max(20, Int(width / (Self.letter * size / 12)))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.flatMap { Printable.lines(of: Printable.text(String($0)), width: columns) }
    }

    mutating func label(_ text: String, _ style: String, x: Double, y: Double) {
        add("text", style, "x=\"\(Self.number(x))\" y=\"\(Self.number(y))\"", text)
    }

    mutating func line(_ style: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        path(style, "M\(Self.number(x1)) \(Self.number(y1))L\(Self.number(x2)) \(Self.number(y2))")
    }

    mutating func path(_ style: String, _ path: String) {
        add("path", style, "d=\"\(path)\"")
    }

    mutating func rectangle(_ style: String, x: Double, y: Double, width: Double, height: Double) {
        let place = "x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
        add("rect", style, "\(place) width=\"\(Self.number(width))\" height=\"\(Self.number(height))\" rx=\"4\"")
    }

    private mutating func add(_ tag: String, _ style: String, _ attributes: String, _ text: String? = nil) {
        let end = text.map { ">\(Self.escaped($0))</\(tag)>" } ?? "/>"
        elements.append("<\(tag) class=\"\(style)\" \(attributes)\(end)")
    }

    /// The whole file.
    func document(title: String, description: String) -> String {
        let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(y))\""
        let box = "viewBox=\"0 0 \(Self.number(width)) \(Self.number(y))\""
        let head = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"story\" role=\"img\" \(size) \(box)>",
            "<title>\(Self.escaped(Printable.text(title)))</title>",
            "<desc>\(Self.escaped(description.split(separator: "\n").map { Printable.text(String($0)) }.joined(separator: "\n")))</desc>",
            "<style>\(Self.style)</style>",
            "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>",
        ]
        return (head + elements + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    static func number(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
