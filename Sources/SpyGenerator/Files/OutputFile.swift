/// A file that a folder of spies should hold.
public struct OutputFile: Equatable, Sendable {
    /// The name, which is never a path.
    public let name: String
    /// The text.
    public let text: String
    /// The file's source, in a few words.
    let origin: String
    /// Where the source is declared, if that is known.
    var place: Place? { spy?.place }
    /// Whether a person's additions to it are kept.
    let isSpy: Bool
    private let spy: Spy?

    /// Creates the file of a spy.
    ///
    /// - Parameter spy: The spy.
    public init(_ spy: Spy) {
        self.init(name: spy.fileName, text: spy.text, origin: spy.origin, isSpy: true, spy: spy)
    }

    /// Creates a file whose whole text is generated.
    ///
    /// - Parameters:
    ///   - name: The name; only its last component counts.
    ///   - generated: The text, without a header.
    ///   - origin: The file's source, in a few words.
    public init(name: String, generated: String, origin: String) {
        self.init(name: name, text: SpyFile(origin: origin, generated: generated).text, origin: origin)
    }

    /// Creates a file that is copied unchanged.
    ///
    /// - Parameters:
    ///   - name: The name; only its last component counts.
    ///   - text: The text.
    ///   - origin: The file's source, in a few words.
    public init(name: String, text: String, origin: String) {
        self.init(name: name, text: text, origin: origin, isSpy: SpyFile(text) != nil, spy: nil)
    }

    private init(name: String, text: String, origin: String, isSpy: Bool, spy: Spy?) {
        let last = name.split(whereSeparator: { "/\\:".contains($0) }).last.map(String.init) ?? ""
        self.name = last.trimmingPrefix { $0 == "." }.isEmpty ? "Spy.swift" : last
        self.text = text
        self.origin = origin
        self.isSpy = isSpy
        self.spy = spy
    }

    /// Returns the same file with another text.
    ///
    /// - Parameter change: Receives the generated text and then the additions, and returns each one changed.
    /// - Returns: A file whose changed text counts as generated.
    public func changing(_ change: (String) -> String) -> OutputFile {
        guard let file = SpyFile(text) else { return replacing(text: change(text)) }
        let changed = SpyFile(
            origin: file.origin,
            generated: change(file.generated),
            additions: change(file.additions)
        )
        return replacing(text: changed.text)
    }

    func replacing(text: String) -> OutputFile {
        OutputFile(name: name, text: text, origin: origin, isSpy: isSpy, spy: spy)
    }

    /// Returns the first requirement that is missing from an older text or differs there, and its place.
    func firstDifference(from old: String) -> (title: String, place: Place?) {
        let new = SpyFile(text)?.generated ?? text
        let oldLines = old.split(separator: "\n")
        let newLines = new.split(separator: "\n")
        let known = Set(oldLines)
        let added = newLines.filter { !known.contains($0) }
        // No line is new if requirements were only reordered or removed.
        let moved = newLines.enumerated().filter { $0 >= oldLines.count || oldLines[$0] != $1 }.map(\.element)
        guard let named = (added.isEmpty ? moved : added).lazy.compactMap(requirement(namedIn:)).first else {
            return (origin, place)
        }
        return ("`\(named.title)` of \(origin)", named.place ?? place)
    }

    private func requirement(namedIn line: Substring) -> Spy.NamedPlace? {
        let line = line.lowercased()
        return spy?.requirements.filter { line.contains($0.name.lowercased()) }.max { $0.name.count < $1.name.count }
    }
}
