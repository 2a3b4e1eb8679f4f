import Testing
import VIPERStory

/// The story of a failure as an attachment, which is drawn only if the attachment is saved.
struct StoryFile: Attachable, Sendable {
    /// The format of the file.
    enum Format: String, CaseIterable, Sendable {
        case markdown = "md"
        case picture = "svg"
    }

    let story: Story
    let format: Format

    /// The whole file.
    var content: String {
        switch format {
        case .markdown: MermaidStory(story).page
        case .picture: SVGStory(story).document
        }
    }

    func withUnsafeBytes<Result>(
        for attachment: borrowing Attachment<StoryFile>,
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        try Array(content.utf8).withUnsafeBytes(body)
    }
}
