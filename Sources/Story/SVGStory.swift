/// A story as an SVG picture for any browser, in light and dark colours.
package struct SVGStory {
    private let story: Story

    private static let margin = 24.0
    private static let gap = 32.0
    /// How many characters of a text are written below the picture at most.
    private static let longest = 2_000

    /// Creates the picture of a story.
    ///
    /// - Parameter story: The story.
    package init(_ story: Story) {
        self.story = story
    }

    /// The whole file.
    package var document: String {
        let panels = panels
        let inner = max(720, panels.map(\.width).reduce(0, +) + Self.gap * Double(panels.count - 1))
        var canvas = SVGCanvas(width: inner + 2 * Self.margin)
        canvas.move(by: Self.margin)
        if let failure = story.failure {
            canvas.write(failure.headline, "title", x: Self.margin, width: inner, size: 15)
            canvas.move(by: 14)
        }
        let top = canvas.y
        var (x, bottom) = (Self.margin, top)
        for panel in panels {
            canvas.y = top
            panel.draw(on: &canvas, x: x)
            x += panel.width + Self.gap
            bottom = max(bottom, canvas.y)
        }
        canvas.y = bottom + 20
        drawFailure(on: &canvas, inner)
        drawWholeValues(on: &canvas, inner, panels)
        return canvas.document(title: story.failure?.headline ?? "What happened", description: TextStory(story).summary)
    }

    private var panels: [SVGPanel] {
        guard let other = story.otherStory else {
            return [SVGPanel(Scene(story, Lifelines(of: [story])), title: nil)]
        }
        let (lifelines, start, parting) = (Lifelines(of: [story, other]), Scene.start(of: story), story.commonCount)
        let walks = [("This walk", story), ("Another walk", other)]
        return walks.map { title, story in
            let events = start..<story.events.count
            return SVGPanel(Scene(story, lifelines, events: events, parting: parting), title: title)
        }
    }

    /// Draws what was expected beside what happened.
    private func drawFailure(on canvas: inout SVGCanvas, _ inner: Double) {
        guard let failure = story.failure else { return }
        let (top, half) = (canvas.y, (inner - 16) / 2)
        let texts = [("Expected", failure.expected, "right"), ("Happened", failure.actual, "wrong")]
        var bottom = top
        let heights = texts.map { title, text, _ in
            canvas.height(of: "\(title)\n" + Shortened(text, Self.longest).text, width: half - 24) + 20
        }
        for (index, (title, text, style)) in texts.enumerated() {
            let x = Self.margin + Double(index) * (half + 16)
            canvas.y = top
            canvas.rectangle("box \(style)", x: x, y: top, width: half, height: heights.max() ?? 0)
            canvas.move(by: 8)
            canvas.write(title, "name \(style)", x: x + 12, width: half - 24)
            canvas.write(Shortened(text, Self.longest).text, "code", x: x + 12, width: half - 24)
            bottom = max(bottom, top + (heights.max() ?? 0))
        }
        canvas.y = bottom + 20
    }

    /// Writes the values in full that had to be shortened in the picture.
    private func drawWholeValues(on canvas: inout SVGCanvas, _ inner: Double, _ panels: [SVGPanel]) {
        let stories = [story, story.otherStory].compactMap(\.self)
        for (panel, story) in zip(panels, stories) where !panel.scene.shortened.isEmpty {
            let title = "In full" + (panel.title.map { ", \($0.lowercased())" } ?? "")
            canvas.write(title, "name", x: Self.margin, width: inner)
            for index in panel.scene.shortened {
                let text = Shortened("\(index + 1). \(story.events[index].line)", Self.longest).text
                canvas.write(text, "code", x: Self.margin, width: inner)
                canvas.move(by: 4)
            }
            canvas.move(by: 12)
        }
    }
}
