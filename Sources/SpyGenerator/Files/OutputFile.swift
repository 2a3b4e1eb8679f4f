/// A file that a folder of spies should hold.
public struct OutputFile: Equatable, Sendable {
    /// The name, which is never a path.
    public let name: String
    /// The text.
    public let text: String
    /// What the file comes from, in a few words.
    let origin: String
    /// Whether a person's additions to it are kept.
    let isSpy: Bool
    private let spy: Spy?

    /// The file of a spy.
    ///
    /// - Parameter spy: The spy.
    public init(_ spy: Spy) {
        self.init(name: spy.fileName, text: spy.text, origin: spy.placedOrigin, isSpy: true, spy: spy)
    }

    /// A file that is copied as it is.
    ///
    /// - Parameters:
    ///   - name: The name; only its last component counts.
    ///   - text: The text.
    ///   - origin: What the file comes from, in a few words.
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

    func replacing(text: String) -> OutputFile {
        OutputFile(name: name, text: text, origin: origin, isSpy: isSpy, spy: spy)
    }

    /// Names the first requirement that an older text does not have as it is.
    func firstDifference(from old: String) -> String {
        let new = SpyFile(text)?.generated ?? text
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let index = newLines.indices.first { $0 >= oldLines.count || oldLines[$0] != newLines[$0] } ?? newLines.count
        let rest = newLines[min(index, newLines.count)...].joined(separator: "\n")
        let named = spy?.requirements.min { left, right in
            rest.position(of: left.name) < rest.position(of: right.name)
        }
        guard let named, rest.position(of: named.name) < Int.max else { return origin }
        let place = named.place.map { "\($0): " } ?? ""
        return "\(place)`\(named.title)` of \(origin)"
    }
}

extension Spy {
    fileprivate var placedOrigin: String { place.map { "\(origin), \($0)" } ?? origin }
}

extension String {
    fileprivate func position(of word: String) -> Int {
        firstRange(of: word).map { distance(from: startIndex, to: $0.lowerBound) } ?? Int.max
    }
}
