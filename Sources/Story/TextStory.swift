/// A story as text.
///
/// ```
/// What happened:
///   1. The subject is built.
///   2. findUpcomingItems()
///   3. ListDataManager.todoItems(from: 2014-05-21T12:00:00Z, through: 2014-05-31T12:00:00Z)
///   4. ListDataManager.todoItems answers nil
/// ✘ 5. ListInteractorOutput.foundUpcomingItems([])
/// ```
package struct TextStory {
    private let story: Story

    /// How many lines a summary has.
    private static var lines: Int { 10 }

    /// Creates the text of a story.
    ///
    /// - Parameter story: The story.
    package init(_ story: Story) {
        self.story = story
    }

    /// The whole story, one line for each event, and then the other walk from where the two differ.
    package var whole: String {
        let marks = story.marks
        let older = story.olderQuestions
        var lines = story.events.indices.map { line($0, of: story, marks, older, width: 2_000) }
        if let moment = story.moment, lines.indices.contains(moment) {
            lines.insert("✘ here it was seen", at: moment)
        }
        guard let other = story.otherStory else { return lines.joined(separator: "\n") }
        let common = story.commonCount
        let head = common == 0 ? "Otherwise it was:" : "Otherwise it was, from \(common + 1). on:"
        let olderOfOther = other.olderQuestions
        let rest = other.events.indices.dropFirst(common).map { line($0, of: other, [], olderOfOther, width: 2_000) }
        return (lines + ["", head] + rest).joined(separator: "\n")
    }

    /// A few lines around the failure, from what had happened when it was noticed.
    package var summary: String {
        let marks = story.marks
        let focus = story.focus
        let older = story.olderQuestions
        let step = story.events.prefix(focus).lastIndex { $0.kind == .step }
        let fold = Fold(
            story.moment ?? story.events.count,
            around: focus,
            and: marks.sorted().reversed() + [step].compactMap(\.self),
            limit: Self.lines
        )
        let lines = fold.parts.map { part in
            switch part {
            case .entry(let index): line(index, of: story, marks, older, width: 200)
            case .gap(let count): "  … \(count) more …"
            }
        }
        return (["What happened:"] + lines).joined(separator: "\n")
    }

    private func line(_ index: Int, of story: Story, _ marks: Set<Int>, _ older: [Int: Int], width: Int) -> String {
        let text = story.events[index].line
        let question = older[index].map { " (to \($0 + 1))" } ?? ""
        // The numbers stand out only if no other line begins at the margin.
        let lines = Printable.lines(Shortened(text, width).text).replacing("\n", with: "\n     ")
        return "\(marks.contains(index) ? "✘" : " ") \(index + 1). \(lines)\(question)"
    }
}
