/// What the compiler says about a file.
package struct CompilerMessage: Equatable {
    /// The name of the file, without its folder.
    package let file: String
    /// The line, if the compiler says one; lines are counted from one.
    package let line: Int?
    package let isError: Bool
    package var text: String

    /// Reads a line; `nil` if it is about no file.
    init?(_ line: some StringProtocol) {
        guard let match = String(line).wholeMatch(of: /(.+):(\d+):\d+: (error|warning): (.+)/) else { return nil }
        file = String(match.1.split(separator: "/").last ?? match.1)
        self.line = Int(match.2)
        isError = match.3 == "error"
        // NB: the group that the compiler puts a warning into says nothing to a reader.
        text = String(match.4.replacing(/\s\[#[\w-]+\]$/, with: ""))
    }

    /// Reads what is said about the code that a macro expands to, and the line below it, which says where the macro stands.
    init?(expansion line: some StringProtocol, at place: some StringProtocol) {
        guard let match = String(line).wholeMatch(of: /macro expansion .+:\d+:\d+: (error|warning): (.+)/),
            let origin = String(place).firstMatch(of: /- (.+):(\d+):\d+: note: expanded code/)
        else { return nil }
        self.init("\(origin.1):\(origin.2):1: \(match.1): \(match.2)")
    }

    /// An error over a file, of which the compiler does not say where it is.
    init(file: String, text: String) {
        self.file = file
        line = nil
        isError = true
        self.text = text
    }

    /// It as a part of a sentence.
    package var reason: String {
        "the compiler \(isError ? "refuses" : "warns of") what would be written: \(text)"
    }

    /// The name that means several types where it stands, if that is what is said.
    package var ambiguousName: String? { Self.ambiguousName(in: text) }

    static func ambiguousName(in text: String) -> String? {
        text.firstMatch(of: /'([^']+)' is ambiguous for type lookup/).map { String($0.1) }
            ?? text.firstMatch(of: /ambiguous use of '([^'(]+)/).map { String($0.1) }
    }
}
