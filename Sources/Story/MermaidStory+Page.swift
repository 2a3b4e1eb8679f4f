extension MermaidStory {
    /// A page in Markdown: what was expected and what happened, the diagram, and all values in full below it.
    package var page: String {
        var parts: [String] = []
        if let failure = story.failure {
            parts.append("# \(Self.markdown(failure.headline))")
            parts.append("Expected:\n\n\(Self.block(Printable.lines(failure.expected)))")
            parts.append("Happened:\n\n\(Self.block(Printable.lines(failure.actual)))")
        }
        parts.append(Self.block(diagram, in: "mermaid"))
        parts.append("What happened, in full (✘ is what should not be there):\n\n\(Self.block(TextStory(story).whole))")
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// Returns a block of code with a fence that no text in the block can end.
    private static func block(_ text: String, in language: String = "text") -> String {
        var (longest, run) = (0, 0)
        for character in text.utf8 {
            run = character == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)\(language)\n\(text)\n\(fence)"
    }

    private static func markdown(_ text: String) -> String {
        Printable.text(text).map { "\\`*_[]<>#|&~".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
