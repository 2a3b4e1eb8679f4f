/// A story as a sequence diagram in Mermaid, which GitHub and GitLab draw.
///
/// ```mermaid
/// sequenceDiagram
///     participant p0 as Test
///     participant p1 as ListInteractor
///     p0->>p1: 2. findUpcomingItems()
/// ```
package struct MermaidStory {
    let story: Story

    /// Creates the diagram of a story.
    ///
    /// - Parameter story: The story.
    package init(_ story: Story) {
        self.story = story
    }

    /// The diagram.
    package var diagram: String {
        let lifelines = Lifelines(of: [story] + [story.otherStory].compactMap(\.self))
        let names = lifelines.names.indices.map { index in
            "participant p\(index) as \(Self.escaped(Printable.text(Shortened(lifelines.names[index], 40).text)))"
        }
        return (["sequenceDiagram"] + (names + body(lifelines)).map { "    \($0)" }).joined(separator: "\n")
    }

    private func body(_ lifelines: Lifelines) -> [String] {
        guard let other = story.otherStory else { return Self.lines(of: Scene(story, lifelines)) }
        let hidden = Scene.start(of: story)
        let all = "p0,p\(lifelines.names.count - 1)"
        let gap = hidden > 0 ? ["Note over \(all): … \(hidden) more that are the same …"] : []
        let here = Scene(story, lifelines, events: story.commonCount..<story.events.count)
        let there = Scene(other, lifelines, events: story.commonCount..<other.events.count)
        let branches = [("alt This walk", here), ("else Another walk", there)].flatMap { head, scene in
            [head] + Self.lines(of: scene).map { "    \($0)" }
        }
        return gap + Self.lines(of: Scene.common(of: story, lifelines)) + branches + ["end"]
    }

    private static func lines(of scene: Scene) -> [String] {
        let waits = bars(of: scene)
        return scene.rows.enumerated().flatMap { number, row in
            let written = self.lines(of: row)
            let rows = row.isWrong ? ["rect rgba(220, 60, 60, 0.2)"] + written.map { "    \($0)" } + ["end"] : written
            let begun = waits.filter { $0.start == number }.map { "activate p\($0.place)" }
            let ended = waits.filter { $0.end == number }.map { "deactivate p\($0.place)" }
            return rows + ended + begun
        }
    }

    /// Returns the bars that show how long an answer of each lifeline was awaited.
    ///
    /// Mermaid ends the bar that began last. So bars that end in the order in which they began are drawn as one.
    private static func bars(of scene: Scene) -> [Scene.Wait] {
        let last = scene.rows.count - 1
        // A bar that begins and ends in the same row, or after the last one, cannot be drawn.
        var rest = scene.waits.map { Scene.Wait(place: $0.place, start: $0.start, end: min($0.end, last)) }
            .filter { $0.start < $0.end }
        var bars: [Scene.Wait] = []
        while let bar = rest.popLast() {
            if let index = rest.firstIndex(where: bar.crosses) {
                rest[index] = bar.joined(with: rest[index])
            } else {
                bars.append(bar)
            }
        }
        return bars
    }

    private static func lines(of row: Scene.Row) -> [String] {
        let text = escaped(row.text)
        let places = row.from == row.to ? "p\(row.from)" : "p\(row.from),p\(row.to)"
        return switch row.kind {
        case .message(let isAnswer, let isFailure):
            ["p\(row.from)\(isFailure ? "--x" : isAnswer ? "-->>" : "->>")p\(row.to): \(text)"]
        case .note(let isProblem): ["Note over \(places): \(isProblem ? "! " : "")\(text)"]
        case .time, .gap, .moment, .parting: ["Note over \(places): \(text)"]
        }
    }

    /// Escapes everything in a text that has a meaning in Mermaid, in HTML or in Markdown.
    static func escaped(_ text: String) -> String {
        let plain = text.unicodeScalars.map { special.contains($0) ? "#\($0.value);" : String($0) }.joined()
        // Mermaid removes the last semicolon of a line that looks like one of its styles.
        return plain.replacing("style", with: "#115;tyle").replacing("classDef", with: "#99;lassDef")
    }

    private static let special = Set("#;<>&%{}$`\\@~".unicodeScalars)
}

extension Scene.Wait {
    /// Whether one of two waits of a lifeline begins during the other, and ends after it.
    fileprivate func crosses(_ other: Self) -> Bool {
        let (first, second) = start <= other.start ? (self, other) : (other, self)
        return place == other.place && first.start < second.start && second.start < first.end && first.end < second.end
    }

    fileprivate func joined(with other: Self) -> Self {
        Self(place: place, start: min(start, other.start), end: max(end, other.end))
    }
}
