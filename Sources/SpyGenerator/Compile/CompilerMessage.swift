/// What the compiler says about a file.
struct CompilerMessage: Equatable {
    /// The name of the file, without its folder.
    let file: String
    let isError: Bool
    var text: String

    /// Reads a line; `nil` if it is about no file.
    init?(_ line: some StringProtocol) {
        guard let match = String(line).wholeMatch(of: /(.+):\d+:\d+: (error|warning): (.+)/) else { return nil }
        file = String(match.1.split(separator: "/").last ?? match.1)
        isError = match.2 == "error"
        // NB: the group that the compiler puts a warning into says nothing to a reader.
        text = String(match.3.replacing(/\s\[#[\w-]+\]$/, with: ""))
    }

    /// An error over a file, of which the compiler does not say where it is.
    init(file: String, text: String) {
        self.file = file
        isError = true
        self.text = text
    }

    /// It as a part of a sentence.
    var reason: String {
        "the compiler \(isError ? "refuses" : "warns of") what would be written: \(text)"
    }
}
