import SwiftParser
import SwiftSyntax

/// A source in which each site stands once as it is and once for each mutant, which is chosen when it runs.
///
/// So all mutants are compiled at once. This is what becomes of a function with one mutant:
///
/// ```swift
/// func end() {
///     if mutant(17) {
///         isOver = false
///     return }
///     isOver = true
/// }
/// ```
struct Schema {
    /// The file inside of the reference modules.
    let file: String
    /// The mutants that are in it.
    private(set) var mutants: [Mutant] = []
    /// The source to compile.
    private(set) var text = ""
    /// Which mutant has which lines of it.
    private(set) var lines: [(range: ClosedRange<Int>, mutant: Int)] = []
    /// The mutants that are a property which keeps what it refers to.
    private(set) var links: [Int] = []

    private let source: [UInt8]
    private var line = 1

    /// Writes a source with all that can be changed in it.
    ///
    /// - Parameters:
    ///   - file: What it is called.
    ///   - source: What is in it.
    ///   - numbers: The number of the first mutant.
    ///   - siblings: The cases of the enums.
    ///   - isLeftOut: What is not to be changed.
    ///   - dropped: The mutants that do not compile.
    init(
        file: String,
        source text: String,
        from first: Int,
        siblings: Siblings,
        without isLeftOut: (Place) -> Bool,
        dropped: Set<Int>
    ) {
        self.file = file
        source = Array(text.utf8)
        let tree = Parser.parse(source: text)
        let converter = SourceLocationConverter(fileName: file, tree: tree)
        var (number, position) = (first, 0)
        for site in SiteFinder.sites(in: tree).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard !isLeftOut(Place(file: file, member: site.member)) else { continue }
            var seen: Set<String> = [source.text(of: site.range)]
            var copies: [(Int, Edit)] = []
            for change in ChangeFinder(site: site, source: source, siblings: siblings).changes {
                guard seen.insert(source.text(of: site.range, with: [change.edit])).inserted else { continue }
                let place = converter.location(for: AbsolutePosition(utf8Offset: change.edit.range.lowerBound))
                let mutant = Mutant(
                    number: number,
                    file: file,
                    member: site.member,
                    line: place.line,
                    original: source.text(of: change.shown).oneLine,
                    changed: source.text(of: change.shown, with: [change.edit]).oneLine
                )
                mutants.append(mutant)
                if !dropped.contains(number) { copies.append((number, change.edit)) }
                number += 1
            }
            write(source.text(of: position..<site.range.lowerBound))
            write(site, copies)
            position = site.range.upperBound
        }
        write(source.text(of: position..<source.count))
    }

    private mutating func write(_ text: String, of mutant: Int? = nil) {
        let start = line
        line += text.utf8.count { $0 == UInt8(ascii: "\n") }
        self.text += text
        if let mutant { lines.append((start...line, mutant)) }
    }

    private mutating func write(_ site: Site, _ copies: [(mutant: Int, edit: Edit)]) {
        guard !copies.isEmpty else { return write(source.text(of: site.range)) }
        switch site.kind {
        case .body(let type, let isBare):
            let start = site.range.lowerBound
            let word = isBare ? [Edit(range: start..<start, text: "return ")] : []
            write("\n")
            for (mutant, edit) in copies {
                let body = source.text(of: site.range, with: word + [edit])
                let end = (site.isInitializer ? "whole(self)\n" : "") + (type == nil ? "return " : "")
                write("if mutant(\(mutant)) {\n\(body)\n\(end)}", of: mutant)
                write("\n")
            }
            write(source.text(of: site.range, with: word))
        case .value:
            // NB: a chain of `?:` would be too much for the compiler.
            write("{\n")
            for (mutant, edit) in copies {
                write("if mutant(\(mutant)) { return \(source.text(of: site.range, with: [edit])) }", of: mutant)
                write("\n")
            }
            write("return \(source.text(of: site.range))\n}()")
        case .weakProperty:
            let text = source.text(of: site.range)
            let mutant = copies[0].mutant
            links.append(mutant)
            let property = text.replacing("weak ", with: "").replacing("let ", with: "var ")
            write("\n@Link\(mutant) \(property)", of: mutant)
        }
    }
}
