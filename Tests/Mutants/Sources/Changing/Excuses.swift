import Foundation

/// A list of places with a reason each, as people write it.
///
/// ```
/// Todo/UpcomingDays.swift init(now:calendar:)
/// - what stands there
/// + what takes its place
/// Why nobody can tell the difference.
/// ```
///
/// A reason that begins with “Not asked:” is about a difference that no requirement speaks of, one that begins with
/// “Open:” about one that should be noticed and is not yet.
struct Excuses {
    /// What kind of reason there is.
    enum Kind: String, CaseIterable {
        case equivalent
        case notAsked = "not asked for"
        case open
    }

    struct Entry: Hashable, CustomStringConvertible {
        let place: String
        let original: String
        let changed: String

        var description: String { original.isEmpty ? place : "\(place)\n    - \(original)\n    +\(changed)" }
    }

    private(set) var reasons: [Entry: String] = [:]

    /// Reads a list, whose entries stand apart by empty lines.
    ///
    /// - Parameter file: The list; a line that begins with `#` is a comment.
    init(contentsOf file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        for block in text.components(separatedBy: "\n\n") {
            let lines = block.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
            guard let place = lines.first else { continue }
            func text(after mark: String) -> String {
                lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) } ?? ""
            }
            let entry = Entry(place: place, original: text(after: "- "), changed: text(after: "+"))
            let reason = lines.dropFirst().filter { !$0.hasPrefix("- ") && !$0.hasPrefix("+") }.joined(separator: " ")
            guard !reason.isEmpty else { throw Trouble("\(file.lastPathComponent) gives no reason for \(place).") }
            reasons[entry] = reason
        }
    }

    func kind(of entry: Entry) -> Kind {
        let reason = reasons[entry, default: ""]
        return reason.hasPrefix("Not asked:") ? .notAsked : reason.hasPrefix("Open:") ? .open : .equivalent
    }

    /// The entry that is about a mutant.
    func entry(for mutant: Mutant) -> Entry? {
        let changed = mutant.changed.isEmpty ? "" : " \(mutant.changed)"
        let entry = Entry(place: mutant.place.description, original: mutant.original, changed: changed)
        return reasons[entry] == nil ? nil : entry
    }

    /// The entry that is about a place as a whole, about its file or about the folder.
    func entry(for place: Place) -> Entry? {
        let folder = place.file.split(separator: "/").dropLast().joined(separator: "/")
        return [place.description, place.file, folder].map { Entry(place: $0, original: "", changed: "") }
            .first { reasons[$0] != nil }
    }
}
