/// Draws one walk, with its lifelines.
struct SVGPanel {
    let scene: Scene
    /// The title of the walk, if there is another one beside it.
    let title: String?
    let width: Double
    /// The horizontal positions of the lifelines.
    private let places: [Double]

    private static let row = 38.0
    private static let header = 28.0
    /// How far below the top of its row an arrow is.
    private static let arrow = 28.0
    /// The number of rows above which the names are repeated at the bottom.
    private static let long = 12

    init(_ scene: Scene, title: String?) {
        self.scene = scene
        self.title = title
        let places = Self.places(scene)
        let reach =
            scene.rows.map { Self.reach(of: $0, places) }
            + zip(scene.lifelines, places).map { name, place in
                let half = Self.width(ofName: name) / 2
                return (place - half)...(place + half)
            }
        let left = reach.map(\.lowerBound).min() ?? 0
        self.places = places.map { $0 - left }
        width = (reach.map(\.upperBound).max() ?? 0) - left
    }

    // MARK: Places

    private static func width(of text: String) -> Double { Double(Printable.width(of: text)) * SVGCanvas.letter }

    private static func width(ofName name: String) -> Double { max(56, width(of: name) + 24) }

    /// Returns positions of the lifelines that leave room for names and for the messages between two of them.
    private static func places(_ scene: Scene) -> [Double] {
        let halves = scene.lifelines.map { width(ofName: $0) / 2 }
        var gaps = zip(halves, halves.dropFirst()).map { max(80, $0 + $1 + 20) }
        for row in scene.rows {
            guard case .message = row.kind, row.from != row.to else { continue }
            let missing = width(of: row.text) + 36 - gaps[row.span.lowerBound..<row.span.upperBound].reduce(0, +)
            if missing > 0 { gaps[row.span.upperBound - 1] += missing }
        }
        return gaps.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
    }

    /// Returns from where to where a row reaches.
    private static func reach(of row: Scene.Row, _ places: [Double]) -> ClosedRange<Double> {
        let (left, right) = (places[row.span.lowerBound], places[row.span.upperBound])
        let half = width(of: row.text) / 2 + 14
        switch row.kind {
        case .message where row.from == row.to: return left...(left + 2 * half + 30)
        case .message: return left...right
        case .note, .time, .gap, .moment, .parting:
            let middle = (left + right) / 2
            return min(left, middle - half)...max(right, middle + half)
        }
    }

    // MARK: Drawing

    func draw(on canvas: inout SVGCanvas, x: Double) {
        if let title {
            canvas.write(title, "name", x: x, width: width)
            canvas.move(by: 8)
        }
        let places = places.map { $0 + x }
        let top = canvas.y + Self.header
        let bottom = top + Double(scene.rows.count) * Self.row + 14
        for (index, row) in scene.rows.enumerated() where row.isWrong {
            let y = top + Double(index) * Self.row
            canvas.rectangle("band", x: x, y: y + 4, width: width, height: Self.row - 4)
        }
        for place in places { canvas.line("lifeline", place, top, place, bottom) }
        drawHeld(on: &canvas, places, top, bottom)
        for (index, row) in scene.rows.enumerated() {
            canvas.y = top + Double(index) * Self.row
            draw(row, on: &canvas, places, x)
        }
        drawNames(on: &canvas, places, y: top - Self.header)
        if scene.rows.count > Self.long { drawNames(on: &canvas, places, y: bottom) }
        canvas.y = bottom + (scene.rows.count > Self.long ? Self.header : 0)
    }

    private func drawNames(on canvas: inout SVGCanvas, _ places: [Double], y: Double) {
        for (name, place) in zip(scene.lifelines, places) {
            let width = Self.width(ofName: name)
            canvas.rectangle("box", x: place - width / 2, y: y, width: width, height: Self.header)
            canvas.label(name, "name middle", x: place, y: y + 18)
        }
    }

    /// Draws bars that show how long questions wait for their answers.
    private func drawHeld(on canvas: inout SVGCanvas, _ places: [Double], _ top: Double, _ bottom: Double) {
        var bars: [Scene.Wait] = []
        for wait in scene.waits {
            let depth = bars.count { $0.place == wait.place && $0.end > wait.start }
            let start = top + Double(wait.start) * Self.row + Self.arrow
            let end = wait.end < scene.rows.count ? top + Double(wait.end) * Self.row + Self.arrow : bottom
            let x = places[wait.place] - 4 + 5 * Double(depth)
            canvas.rectangle("held", x: x, y: start, width: 8, height: max(8, end - start))
            bars.append(wait)
        }
    }

    private func draw(_ row: Scene.Row, on canvas: inout SVGCanvas, _ places: [Double], _ x: Double) {
        let (left, right) = (places[row.span.lowerBound], places[row.span.upperBound])
        let (y, middle) = (canvas.y, (left + right) / 2)
        let half = Self.width(of: row.text) / 2
        switch row.kind {
        case .message(let isAnswer, let isFailure):
            let style = row.isWrong ? "wrong" : isFailure ? "amber" : ""
            drawArrow(row, on: &canvas, places, style + (isAnswer ? " dashed" : ""), isCross: isFailure)
            if row.from == row.to {
                canvas.label(row.text, "halo \(style)", x: left + 32, y: y + Self.arrow - 4)
            } else {
                canvas.label(row.text, "middle halo \(style)", x: middle, y: y + Self.arrow - 7)
            }
        case .note(let isProblem):
            canvas.rectangle("note", x: middle - half - 10, y: y + 8, width: 2 * half + 20, height: 24)
            canvas.label(row.text, isProblem ? "middle wrong" : "middle", x: middle, y: y + 24)
        case .time, .parting:
            drawAcross(row, "faint", "amber", on: &canvas, x)
        case .moment:
            drawAcross(row, "wrong", "wrong", on: &canvas, x)
        case .gap:
            canvas.rectangle("ground", x: x, y: y + 10, width: width, height: 20)
            canvas.label(row.text, "middle faint", x: middle, y: y + 24)
        }
    }

    /// Draws a line across all lifelines, with a text in its middle.
    private func drawAcross(
        _ row: Scene.Row,
        _ line: String,
        _ text: String,
        on canvas: inout SVGCanvas,
        _ x: Double
    ) {
        let (y, middle, half) = (canvas.y + 20, x + width / 2, Self.width(of: row.text) / 2 + 8)
        if row.isWrong == false {
            canvas.rectangle("ground", x: middle - half, y: y - 9, width: 2 * half, height: 18)
        }
        canvas.line("dashed \(line)", x, y, middle - half, y)
        canvas.line("dashed \(line)", middle + half, y, x + width, y)
        canvas.label(row.text, "middle halo \(text)", x: middle, y: y + 4)
    }

    private func drawArrow(
        _ row: Scene.Row,
        on canvas: inout SVGCanvas,
        _ places: [Double],
        _ style: String,
        isCross: Bool
    ) {
        let (from, to, y) = (places[row.from], places[row.to], canvas.y + Self.arrow)
        let n = SVGCanvas.number
        if from == to {
            canvas.path(style, "M\(n(from)) \(n(y - 8))h24v8H\(n(from + 6))")
            canvas.path("head \(style)", "M\(n(from)) \(n(y))l8 -4v8z")
            return
        }
        let back = to > from ? -1.0 : 1.0
        canvas.line(style, from, y, to + 6 * back, y)
        if isCross {
            canvas.path(style.replacing(" dashed", with: ""), "M\(n(to + 10 * back)) \(n(y - 4))l8 8m-8 0l8 -8")
        } else {
            canvas.path("head \(style)", "M\(n(to)) \(n(y))l\(n(9 * back)) -4.5v9z")
        }
    }
}
