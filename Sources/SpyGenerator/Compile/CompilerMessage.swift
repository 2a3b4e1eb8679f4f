/// A message of the compiler about a file.
package struct CompilerMessage: Equatable {
    /// The name of the file, without its folder.
    package let file: String
    /// The line, counted from one, if the compiler gives one.
    package let line: Int?
    package let isError: Bool
    package var text: String

    /// Reads a line; `nil` if it is about no file.
    init?(_ line: some StringProtocol) {
        guard let match = String(line).wholeMatch(of: /(.+):(\d+):\d+: (error|warning): (.+)/) else { return nil }
        file = String(match.1.split(separator: "/").last ?? match.1)
        self.line = Int(match.2)
        isError = match.3 == "error"
        // The warning's group, such as `[#Deprecated]`, tells a reader nothing.
        text = String(match.4.replacing(/\s\[#[\w-]+\]$/, with: ""))
    }

    /// Reads a message about code that a macro expands to, and the line below it, which says where the macro stands.
    init?(expansion line: some StringProtocol, at place: some StringProtocol) {
        guard let match = String(line).wholeMatch(of: /macro expansion .+:\d+:\d+: (error|warning): (.+)/),
            let origin = String(place).firstMatch(of: /- (.+):(\d+):\d+: note: expanded code/)
        else { return nil }
        self.init("\(origin.1):\(origin.2):1: \(match.1): \(match.2)")
    }

    /// An error about a file that the compiler gives no place for.
    init(file: String, text: String) {
        self.file = file
        line = nil
        isError = true
        self.text = text
    }

    /// The message as a part of a sentence.
    package var reason: String {
        "the compiler \(isError ? "refuses" : "warns of") what would be written: \(text)"
    }

    /// The ambiguous name, if the message is that a name means several types.
    package var ambiguousName: String? { Self.ambiguousName(in: text) }

    static func ambiguousName(in text: String) -> String? {
        text.firstMatch(of: /'([^']+)' is ambiguous for type lookup/).map { String($0.1) }
            ?? text.firstMatch(of: /ambiguous use of '([^'(]+)/).map { String($0.1) }
    }
}
